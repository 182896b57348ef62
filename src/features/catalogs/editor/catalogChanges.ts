import { isolated } from '../../../domain/text/isolated';
import type { Catalog, CatalogChange } from '../../../api';
import { toDateText } from '../../../domain/dates';
import { fieldText } from '../../../shared/prepare-file/fieldTexts';
import { catalogTypeText } from '../catalogFacts';
import type { CatalogDraft } from './CatalogFields';

/** The labels of fields that are not file columns. */
const fields: Record<string, string> = {
  garment: 'Garment',
  color: 'Color',
  catalog_type: 'Catalog type',
  is_current: 'Is current',
  service_date: 'Service date',
};

/** What a change is about: 'Wholesale price, 0151'. */
export function subjectOf({ field, key }: Pick<CatalogChange, 'field' | 'key'>): string {
  const name = fields[field] ?? fieldText(field);
  return key === '' ? name : `${name}, ${isolated(key)}`;
}

const booleanTexts: Record<string, string> = { true: 'Yes', false: 'No' };

/** A value as people read it; a dash for none. */
export const valueText = (value: string | null) =>
  value === null || value === '' ? '–' : (booleanTexts[value] ?? value);

/** The form's changes of the catalog itself, without its garments. */
export function formChanges(catalog: Catalog, draft: CatalogDraft): CatalogChange[] {
  const date = toDateText(catalog.service_date);
  const values: [string, string, string][] = [
    ['name', catalog.name, draft.name.trim()],
    ['catalog_type', catalogTypeText(catalog.catalog_type), catalogTypeText(draft.catalogType)],
    ['is_current', String(catalog.is_current), String(draft.isCurrent)],
    ['drop', catalog.drop, draft.drop.trim()],
    // An empty date means no change.
    ['service_date', date, draft.serviceDate || date],
  ];
  return values
    .filter(([, before, after]) => before !== after)
    .map(([field, before, after]) => ({
      kind: 'changed',
      generic: '',
      name: catalog.name,
      field,
      key: '',
      before,
      after,
    }));
}
