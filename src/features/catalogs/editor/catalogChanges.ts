import { isolated } from '../../../domain/text/isolated';
import type { Catalog, CatalogChange } from '../../../api';
import { toDateText } from '../../../domain/dates';
import { fieldText } from '../../../shared/prepare-file/fieldTexts';
import { catalogTypeText } from '../catalogFacts';
import type { CatalogDraft } from './CatalogFields';
import { type Message, message } from '../../../domain/language/message';
import { inWords, type Translate } from '../../../domain/language/wording';

/** The labels of fields that are not file columns. */
const fields: Record<string, Message> = {
  garment: message('Garment'),
  color: message('Color'),
  catalog_type: message('Catalog type'),
  is_current: message('Is current'),
  service_date: message('Service date'),
};

/** What a change is about: 'Wholesale price, 0151'. */
export function subjectOf({ field, key }: Pick<CatalogChange, 'field' | 'key'>, t: Translate): string {
  const name = inWords(t, fields[field] ?? fieldText(field));
  return key === '' ? name : `${name}, ${isolated(key)}`;
}

const booleanTexts: Record<string, Message> = { true: message('Yes'), false: message('No') };

/** A value as people read it; a dash for none. */
export const valueText = (value: string | null, t: Translate) =>
  value === null || value === '' ? '–' : inWords(t, booleanTexts[value] ?? value);

/** The form's changes of the catalog itself, without its garments. */
export function formChanges(catalog: Catalog, draft: CatalogDraft, t: Translate): CatalogChange[] {
  const date = toDateText(catalog.service_date);
  const values: [string, string, string][] = [
    ['name', catalog.name, draft.name.trim()],
    ['catalog_type', t(catalogTypeText(catalog.catalog_type)), t(catalogTypeText(draft.catalogType))],
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
