import type { Catalog, ReuploadCatalogForm } from '../../../api';
import { fromDateText, toDateText } from '../../../domain/dates';
import type { CatalogDraft } from './catalogDraft';

export function fromCatalog({ name, catalog_type, is_current, drop, service_date }: Catalog): CatalogDraft {
  return {
    name,
    catalogType: catalog_type,
    isCurrent: is_current,
    drop,
    serviceDate: toDateText(service_date),
    file: null,
  };
}

/** The form of the call: a date only when there is one (spec 5), a file only when one was chosen. */
export function toReuploadForm(catalog: string, draft: CatalogDraft): ReuploadCatalogForm {
  const date = fromDateText(draft.serviceDate ?? '');
  return {
    catalog,
    name: draft.name.trim(),
    catalog_type: draft.catalogType,
    is_current: draft.isCurrent ? 'true' : 'false',
    drop: draft.drop.trim(),
    ...(date !== null && { service_date: String(date) }),
    ...(draft.file !== null && { catalog_path: draft.file }),
  };
}
