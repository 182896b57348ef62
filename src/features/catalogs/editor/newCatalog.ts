import type { UploadCatalogForm } from '../../../api';
import { fromDateText } from '../../../domain/dates/dateText';
import { isSeason, seasonMessage } from '../../../domain/seasons/isSeason';
import type { CatalogDraft } from './CatalogFields';

/** A new catalog as it is typed. */
export interface NewCatalogDraft extends CatalogDraft {
  readonly season: string;
  readonly brand: string;
  readonly lsEnabled: boolean;
  readonly wlsEnabled: boolean;
  readonly file: File | null;
}

/** What a new catalog begins with (spec 3). */
export function emptyCatalog(brand: string): NewCatalogDraft {
  return {
    name: '',
    season: '',
    catalogType: 'initial',
    brand,
    lsEnabled: true,
    wlsEnabled: true,
    isCurrent: false,
    drop: '',
    serviceDate: '',
    file: null,
  };
}

/** What is missing before a new catalog can be sent (spec 5). */
export function faultsOf({ name, season, file }: NewCatalogDraft) {
  return {
    name: name.trim() === '' ? 'Name is required' : null,
    season: isSeason(season) ? null : seasonMessage,
    file: file === null ? 'Catalog file is required' : null,
  };
}

const toText = (truth: boolean) => (truth ? 'true' : 'false');

/** The form of a new catalog, or null while something is missing. */
export function toUploadForm(draft: NewCatalogDraft): UploadCatalogForm | null {
  if (draft.file === null || Object.values(faultsOf(draft)).some((fault) => fault !== null)) return null;
  return {
    name: draft.name.trim(),
    season: draft.season,
    catalog_type: draft.catalogType,
    brand: draft.brand.trim(),
    ls_enabled: toText(draft.lsEnabled),
    wls_enabled: toText(draft.wlsEnabled),
    is_current: toText(draft.isCurrent),
    drop: draft.drop.trim(),
    service_date: String(fromDateText(draft.serviceDate) ?? ''),
    catalog_path: draft.file,
  };
}
