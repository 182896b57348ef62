const changes = (count: number) => (count === 1 ? '1 change' : `${count} changes`);

/** What the sheet tells about changes that were not saved in the ordinary way. */
export const saveFailureText = 'Could not save the order, please try again later';

export function restoredText(count: number): string {
  return `${changes(count)} from your last visit ${count === 1 ? 'was' : 'were'} restored`;
}

export function goneText(skus: readonly string[]): string {
  return `No longer in the catalog, so not ordered: ${skus.join(', ')}`;
}
