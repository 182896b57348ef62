import type { Schema } from '../../../http/operation';
import type { FormFields } from '../../../http/multipart';

type CatalogType = Schema<'CatalogType'>;

/** The catalog type that a form names; `fallback` where it names none, unless that is null. */
export const readCatalogType = (form: FormFields, fallback: CatalogType | null): CatalogType =>
  form.choice('catalog_type', ['initial', 'repo', 'return'], {
    fallback,
    wrong: 'The catalog type must be initial, repo or return',
  });
