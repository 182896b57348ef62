import type { UrlCodec } from '../../lib/useUrlState';
import type { SheetLook } from './grid/cardLayout';

/** What a person has asked to see of the sheet. */
export interface SheetView {
  readonly search: string;
  readonly onlySelected: boolean;
  readonly look: SheetLook;
}

/** The view in the URL: a reload, and the way back from the login, keep it. Without a look it is the person's last one. */
export const sheetView: UrlCodec<Omit<SheetView, 'look'> & { readonly look: SheetLook | null }> = {
  read: (params) => ({
    search: params.get('q') ?? '',
    onlySelected: params.get('selected') === 'true',
    look: toLook(params.get('view')),
  }),
  write: ({ search, onlySelected, look }) => ({
    q: search,
    selected: onlySelected ? 'true' : null,
    view: look,
  }),
};

/** The look of this name, if there is one. */
export function toLook(name: unknown): SheetLook | null {
  return name === 'grid' || name === 'list' ? name : null;
}
