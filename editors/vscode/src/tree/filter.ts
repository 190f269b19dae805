// What the view's filter leaves: items that match, what holds them, and what they hold.

import type { Outline, OutlineItem } from './outline';

/** What a filter leaves of a document. */
export interface Filtered {
  readonly matches: ReadonlySet<OutlineItem>;
  /** Items that hold a match further inside. */
  readonly holders: ReadonlySet<OutlineItem>;
  readonly shown: ReadonlySet<OutlineItem>;
}

/** Where a filter stands in a text, upper and lower case alike. */
export function matchIn(text: string, filter: string): [number, number] | undefined {
  const start = text.toLowerCase().indexOf(filter.toLowerCase());
  return start < 0 ? undefined : [start, start + filter.length];
}

/** What a filter leaves of a document; names, classes and ids are compared. */
export function filtered({ all }: Outline, filter: string): Filtered {
  const matches = new Set<OutlineItem>();
  const holders = new Set<OutlineItem>();
  const shown = new Set<OutlineItem>();
  for (const item of all) {
    if (doesMatch(item, filter)) matches.add(item);
    // Parents come first in the list, so that what a match holds is seen after it.
    if (matches.has(item) || (item.parent && shown.has(item.parent))) shown.add(item);
    if (!matches.has(item)) continue;
    for (let holder = item.parent; holder && !holders.has(holder); holder = holder.parent) {
      holders.add(holder);
    }
  }
  for (const holder of holders) shown.add(holder);
  return { matches, holders, shown };
}

function doesMatch({ name, className, objectId }: OutlineItem, filter: string): boolean {
  return matchIn(name, filter) !== undefined || matchIn(className, filter) !== undefined || objectId?.toLowerCase() === filter.toLowerCase();
}
