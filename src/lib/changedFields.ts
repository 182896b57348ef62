/** The fields of `draft` with another value than in `before`; undefined ones are left out. */
export function changedFields<Values extends object>(
  before: Values,
  draft: Partial<Values>,
): Partial<Values> {
  const changed = { ...draft };
  for (const key in changed) {
    if (changed[key] === undefined || changed[key] === before[key]) delete changed[key];
  }
  return changed;
}
