import { accessoryKinds } from './accessoryKinds';
import type { HalfYear, Kind } from './kind';
import { menKinds } from './menKinds';
import { womenKinds } from './womenKinds';

/** Everything the brand makes, in the order of its line sheets. */
export const kinds: readonly Kind[] = [...womenKinds, ...menKinds, ...accessoryKinds];

/** The colours that a kind is dyed in, in a half-year. */
export function coloursFor({ colours }: Pick<Kind, 'colours'>, half: HalfYear): readonly string[] {
  if (colours === 'denim') return ['560', '564', '568', '900', '010'];
  if (colours === 'leather') return ['900', '040', '045', '030', '020', '320', '740', '000'];
  return half === 'SS' ? springColours : autumnColours;
}

const springColours = [
  '000',
  '003',
  '010',
  '020',
  '024',
  '100',
  '120',
  '200',
  '220',
  '300',
  '400',
  '410',
  '430',
  '500',
  '510',
  '520',
  '540',
  '600',
  '700',
  '710',
  '720',
  '800',
  '900',
];
const autumnColours = [
  '000',
  '015',
  '020',
  '030',
  '034',
  '045',
  '048',
  '110',
  '230',
  '310',
  '320',
  '330',
  '410',
  '440',
  '530',
  '540',
  '550',
  '610',
  '620',
  '710',
  '720',
  '730',
  '740',
  '810',
  '820',
  '830',
  '900',
];

/** What goes with everything: most garments are shown in one of these first. */
export const neutrals: ReadonlySet<string> = new Set([
  '000',
  '003',
  '010',
  '015',
  '020',
  '024',
  '030',
  '048',
  '500',
  '540',
  '550',
  '710',
  '720',
  '800',
  '810',
  '830',
  '900',
]);
