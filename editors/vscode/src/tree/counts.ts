// How many findings stand in a range, without a walk through all of them for each item.

import { compare, type Point, type Span } from './outline';

/** What a view needs of a finding. */
export interface Finding {
  readonly start: Point;
  readonly isError: boolean;
}

/** How many findings there are, and whether one of them is an error. */
export interface Count {
  readonly count: number;
  readonly hasError: boolean;
}

/** The findings of a document in the order of their places. */
export class Counts {
  private readonly sorted: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    this.sorted = [...findings].sort((left, right) => compare(left.start, right.start));
  }

  /** The findings of the whole document. */
  get all(): Count {
    return counted(this.sorted);
  }

  /** The findings that begin in a range. */
  in({ start, end }: Span): Count {
    const first = this.firstAt((point) => compare(point, start) >= 0);
    const last = this.firstAt((point) => compare(point, end) > 0);
    return counted(this.sorted.slice(first, last));
  }

  /** The index of the first finding whose place fulfils what all later ones fulfil, too. */
  private firstAt(fulfils: (point: Point) => boolean): number {
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const finding = this.sorted[middle];
      if (finding && fulfils(finding.start)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

function counted(findings: readonly Finding[]): Count {
  return { count: findings.length, hasError: findings.some(({ isError }) => isError) };
}
