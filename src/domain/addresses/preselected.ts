/**
 * The one option to choose for the person, when there is exactly one address or sales organization (spec 2
 * 'New order').
 */
export function preselected<Option>(options: readonly Option[]): Option | undefined {
  return options.length === 1 ? options[0] : undefined;
}
