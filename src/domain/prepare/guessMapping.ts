import { toEan } from '../ean';
import { isEmail } from '../people';
import { isColorNumber, padColor } from '../sku';
import type { FileKind } from '../uploads/uploads';
import { uploadFiles } from '../uploads/uploadFiles';
import { currenciesOf } from './currencies';
import { type Field, fieldsOf } from './fields';
import { holdsNumber } from './numbers';
import { column, constant, emptyMapping, partsOf, type ColumnMapping, type Source } from './columnMapping';
import { isSwatchColumn } from './swatches';
import { cellsOf, samplesOf, type Table, textOf } from './table';
import { isLetterSize, plainTitle, topicOf } from './titles';

/** A column of a brand's table with its likely topic. */
type Seen = {
  readonly index: number;
  readonly title: string;
  readonly topic: string | null;
  /** A sample of its distinct texts. */
  readonly samples: readonly string[];
  /** The share of cells that are not blank. */
  readonly filled: number;
};

type Sources = { [field in string]?: Source };

const sampleSize = 200;

/**
 * Maps the columns of a brand's table to ours, by titles in several languages and by content. A price of unknown kind
 * is taken as the wholesale price, and missing columns get defaults where that is safe.
 */
export function guessMapping(kind: FileKind, table: Table): ColumnMapping {
  const columns = detectColorCodes(table.header.map((title, index) => see(table, title, index)));
  const sources: Sources = {};
  for (const field of fieldsOf(kind)) {
    const found = bestFor(field, columns);
    if (found !== null) sources[field.name] = column(found.index);
  }
  if (uploadFiles[kind].about === 'people') nameByParts(sources, columns);
  else splitCodes(sources, columns);
  if (kind === 'catalog') nameCurrency(sources, table);
  // Without any code the name must identify products.
  if (kind === 'catalog' && sources.generic === undefined && sources.name !== undefined)
    sources.generic = sources.name;
  if (kind === 'catalog' || (kind === 'stock' && sources.generic !== undefined)) fillSku(sources);
  return { ...emptyMapping, sources };
}

function see(table: Table, title: string, index: number): Seen {
  const samples = samplesOf(table, index, sampleSize);
  const count = table.rows.filter(({ cells }) => textOf(cells[index]) !== '').length;
  return {
    index,
    title,
    samples,
    topic: isSwatchColumn(title, samples) ? null : topicByCells(topicOf(title), samples),
    filled: count / Math.max(1, table.rows.length),
  };
}

const numeric = ['price', 'wh_price', 'rt_price', 'stock'];

/** The topic of a column by its title, corrected by its cells. */
function topicByCells(topic: string | null, samples: readonly string[]): string | null {
  const share = (test: (text: string) => boolean) =>
    samples.filter(test).length / Math.max(1, samples.length);
  if (topic === null) {
    if (share(isEmail) > 0.8) return 'email';
    if (share((text) => toEan(text) !== null) > 0.8) return 'ean';
    return null;
  }
  if (numeric.includes(topic) && samples.length > 0 && share(holdsNumber) < 0.5) return null;
  if ((topic === 'color' || topic === 'color_name') && share(isLetterSize) > 0.8) return null;
  if (topic === 'color_name' && share(isColorCode) > 0.8) return 'color';
  return topic;
}

/**
 * Identifies which of several color columns has the codes. Three letters are a code only beside names: RED alone is a
 * name.
 */
function detectColorCodes(columns: readonly Seen[]): readonly Seen[] {
  const isFilled = (one: Seen, topic: string) => one.topic === topic && one.filled > 0;
  const named = columns.filter((one) => isFilled(one, 'color_name'));
  if (named.length < 2 || columns.some((one) => isFilled(one, 'color'))) return columns;
  const coded = named.filter(({ samples }) => samples.every((text) => isColorNumber(text.toUpperCase())));
  const hasOurName = named.some(({ title }) => plainTitle(title) === 'colorname');
  const code =
    coded.length > 0 && coded.length < named.length
      ? coded[0]
      : named.find(({ title }) => hasOurName && plainTitle(title) === 'color');
  return columns.map((one) => (one === code ? { ...one, topic: 'color' } : one));
}

const isColorCode = (text: string) => /\d/.test(text) && isColorNumber(padColor(text.toUpperCase()));

const isMade = ({ title }: Seen) => / \(from .+\)$/.test(title);

/** The column for a field: by its most certain topic, preferring one made from the table's shape, then the fullest. */
function bestFor({ topics }: Field, columns: readonly Seen[]): Seen | null {
  for (const topic of topics) {
    const [best] = columns
      .filter((one) => one.topic === topic && one.filled > 0)
      .sort((a, b) => Number(isMade(b)) - Number(isMade(a)) || b.filled - a.filled || a.index - b.index);
    if (best !== undefined) return best;
  }
  return null;
}

/** Without a company column, shops are named by their contact. */
function nameByParts(sources: Sources, columns: readonly Seen[]): void {
  const parts = ['first_name', 'last_name'].flatMap(
    (topic) => columns.find((one) => one.topic === topic) ?? [],
  );
  const named = columns.find(({ index }) => index === sources.name?.columns[0]);
  if (parts.length > 0 && (named === undefined || named.filled < 1))
    sources.name = { columns: parts.map(({ index }) => index), part: null, fill: '' };
}

/** Style, color and size as parts of a longer code, such as CJ1646-600 or 272145190-250-2. */
function splitCodes(sources: Sources, columns: readonly Seen[]): void {
  const of = (index: number | undefined) => columns.find((one) => one.index === index);
  const style = of(sources.generic?.columns[0]);
  const sku = of(sources.sku?.columns[0]);
  if (style === undefined && sku !== undefined && share(sku, (parts) => parts.length > 1) > 0.8) {
    const { index } = sku;
    const hasThree = share(sku, (parts) => parts.length > 2) > 0.8;
    const isSizeFirst = share(sku, (parts) => parts.slice(1, 2).some(isLetterSize)) > 0.8;
    const [color, size] = hasThree && !isSizeFirst ? [1, 2] : [2, 1];
    sources.generic = { columns: [index], part: 0, fill: '' };
    if (hasThree) sources.color ??= { columns: [index], part: color, fill: '' };
    sources.size ??= { columns: [index], part: size, fill: '' };
  }
  if (style !== undefined && sources.color === undefined && share(style, isStyleAndColor) > 0.1) {
    sources.generic = { columns: [style.index], part: 0, fill: '' };
    sources.color = { columns: [style.index], part: 1, fill: '000' };
  }
}

const share = ({ samples }: Seen, test: (parts: string[]) => boolean) =>
  samples.filter((text) => test(partsOf(text))).length / Math.max(1, samples.length);

const isStyleAndColor = (parts: string[]) =>
  parts.length === 2 &&
  /^[A-Z0-9]{6} [A-Z0-9]{3}$/.test(parts.join(' ').toUpperCase()) &&
  !parts.slice(1).some(isLetterSize);

/** Defaults for files without colors or sizes: one of each. */
function fillSku(sources: Sources): void {
  sources.color = { ...(sources.color ?? constant('')), fill: '000' };
  sources.size = { ...(sources.size ?? constant('')), fill: 'One size' };
}

/** The currency in the prices or their title, if no column has it. If there are several, only the person can choose. */
function nameCurrency(sources: Sources, table: Table): void {
  if (sources.currency !== undefined) return;
  const [currency, ...others] = currenciesOfPrices(table, sources);
  if (currency !== undefined && others.length === 0) sources.currency = constant(currency);
}

/** The currencies of the wholesale prices, or of the retail prices if those contain none. */
export function currenciesOfPrices(table: Table, sources: ColumnMapping['sources']): string[] {
  for (const field of ['wh_price', 'rt_price']) {
    const [index] = sources[field]?.columns ?? [];
    const currencies = index === undefined ? [] : currenciesOf(table.header[index], cellsOf(table, index));
    if (currencies.length > 0) return currencies;
  }
  return [];
}
