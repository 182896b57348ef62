import type { CatalogType } from '../../../api';

/** What both a new and an updated catalog have, as it is typed. */
export interface CatalogDraft {
  readonly name: string;
  readonly catalogType: CatalogType;
  readonly isCurrent: boolean;
  readonly drop: string;
  /** As a date field holds it; empty or null is none. */
  readonly serviceDate: string | null;
  readonly file: File | null;
}

export const nameFault = (name: string) => (name.trim() === '' ? 'Name is required' : null);
