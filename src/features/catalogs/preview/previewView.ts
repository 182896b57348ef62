import type { Garment } from '../../../api';
import { foldText } from '../../../lib/foldText';
import type { UrlCodec } from '../../../lib/useUrlState';

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

const searchTexts = new WeakMap<Garment, string>();

/** All that a card says, folded; made once for each garment that the server sent. */
function searchText(garment: Garment): string {
  const known = searchTexts.get(garment);
  if (known !== undefined) return known;
  const { generic, number, name, drop, collection, description, composition, made_in, colors } = garment;
  const facts = [generic, number, name, drop, collection, description, composition, made_in];
  const text = foldText([...facts, ...colors.flatMap((color) => [color.number, color.name])].join('\n'));
  searchTexts.set(garment, text);
  return text;
}

/** The garments that hold every word that was typed. */
export function searchGarments(garments: readonly Garment[], typed: string): readonly Garment[] {
  const words = foldText(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return garments;
  return garments.filter((garment) => words.every((word) => searchText(garment).includes(word)));
}
