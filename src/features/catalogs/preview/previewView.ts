import type { Garment } from '../../../api';
import type { UrlCodec } from '../../../lib/useUrlState';
import { wordSearch } from '../../../lib/wordSearch';

/** What the preview shows; it lives in the URL. */
export interface PreviewView {
  readonly search: string;
  /** Whose prices; null is 'None', the plain ones. */
  readonly pricelist: string | null;
}

export const previewViewCodec: UrlCodec<PreviewView> = {
  read: (params) => ({ search: params.get('q') ?? '', pricelist: params.get('pl') || null }),
  write: ({ search, pricelist }) => ({ q: search, pl: pricelist }),
};

/** The garments whose cards say every word that was typed. */
export const searchGarments = wordSearch<Garment>(
  ({ generic, number, name, drop, collection, description, composition, made_in, colors }) => [
    ...[generic, number, name, drop, collection, description, composition, made_in],
    ...colors.flatMap((color) => [color.number, color.name]),
  ],
);
