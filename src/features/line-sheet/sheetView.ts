import type { UrlCodec } from '../../lib/useUrlState';

/** What a person has asked to see of the sheet. */
export interface SheetView {
  readonly search: string;
  readonly onlySelected: boolean;
}

/** The view in the URL: a reload, and the way back from the login, keep it. */
export const sheetView: UrlCodec<SheetView> = {
  read: (params) => ({ search: params.get('q') ?? '', onlySelected: params.get('selected') === 'true' }),
  write: ({ search, onlySelected }) => ({ q: search, selected: onlySelected ? 'true' : null }),
};
