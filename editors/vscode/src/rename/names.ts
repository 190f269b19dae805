// A method's name with and without its labels.

export interface MethodName {
  readonly base: string;
  /** The text in parentheses, `_:` or `_:for:`; undefined where only the base name was written. */
  readonly labels: string | undefined;
}

/** Splits `nameChanged(_:)` into the name and its labels. */
export function methodName(text: string): MethodName {
  const match = /^([^()]*)\(([^()]*)\)$/.exec(text.trim());
  if (!match) return { base: text.trim(), labels: undefined };
  return { base: (match[1] ?? '').trim(), labels: (match[2] ?? '').replace(/\s/g, '') };
}

/** Why a name can't be taken, or the base name to give to a method that has these labels. */
export function baseName(typed: string, labels: string | undefined): { readonly base: string } | { readonly refusal: string } {
  const name = methodName(typed);
  if (name.labels === undefined || name.labels === labels) return { base: name.base };
  const kept = labels === undefined ? `'${name.base}' without parentheses` : `'${name.base}(${labels})' or '${name.base}'`;
  return {
    refusal:
      `A rename changes the name before the parentheses and keeps the labels. Type ${kept}; ` +
      'to change labels, edit the declaration and its calls by hand first.',
  };
}

/** The name to ask another extension for: with labels where it shows the old name with labels. */
export function otherName(base: string, shown: string | undefined): string {
  const labels = shown === undefined ? undefined : methodName(shown).labels;
  return labels === undefined ? base : `${base}(${labels})`;
}
