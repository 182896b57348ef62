import type { CatalogType } from '../../api';

/** The catalog types with the texts a person reads (spec 3, 9). */
export const catalogTypes: readonly { readonly value: CatalogType; readonly label: string }[] = [
  { value: 'initial', label: 'Initial' },
  { value: 'repo', label: 'Reposition' },
  { value: 'return', label: 'Return' },
];

export function catalogTypeText(type: CatalogType): string {
  return catalogTypes.find(({ value }) => value === type)?.label ?? type;
}
