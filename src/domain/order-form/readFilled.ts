import { type Message, message } from '../language/message';
import { isolated } from '../text/isolated';
import { readQuantity, separatorsOf, type Unclear } from '../orders/readQuantity';
import { type FilledCells, type FilledSheet, type QuantityCellReader, readQuantityCell } from './filledCells';
import type { FormOrigin } from './formMarks';
import { readForm } from './readForm';
import { hasListTitles, readList } from './readList';

/** The content of a filled file; `origin` is null for a plain list, which belongs to no order. */
export type FilledFile = FilledCells & { readonly origin: FormOrigin | null };

/** A filled file, and a question if its separators are unclear: then `file` has them as thousands. */
export type ReadFile = { readonly file: FilledFile; readonly question: SeparatorQuestion | null };

/** Whether a file has thousands or three decimals, as in 12,000. */
export type SeparatorQuestion = {
  readonly unclear: Unclear;
  /** What the file's other numbers suggest. */
  readonly likely: 'thousands' | 'decimals' | null;
  /** The file with decimals. */
  readonly asDecimals: FilledFile;
};

/**
 * Reads an order form, or else a plain list of skus or EANs and quantities; null when it contains neither. A list in a
 * hidden sheet is read only if all sheets are hidden.
 */
export function readFilled(sheets: readonly FilledSheet[]): ReadFile | null {
  return readBothWays(sheets, (read) => {
    const form = readForm(sheets, read);
    if (form !== null) return form;
    const shown = sheets.filter(({ isHidden }) => isHidden !== true);
    const lists = shown.length === 0 ? sheets : shown;
    const sheet = lists.find(hasListTitles) ?? lists[0];
    return sheet ? readPlainList(sheet, read) : null;
  });
}

/** Reads a plain list only; null if it is none. */
export function readFilledList(sheet: FilledSheet): ReadFile | null {
  return readBothWays([sheet], (read) => readPlainList(sheet, read));
}

function readPlainList(sheet: FilledSheet, read: QuantityCellReader): FilledFile | null {
  const list = readList(sheet, read);
  return list && { origin: null, ...list };
}

/** Numbers of the quantities decide on their separators; without any, it is asked. */
function readBothWays(
  sheets: readonly FilledSheet[],
  readAll: (read: QuantityCellReader) => FilledFile | null,
): ReadFile | null {
  const texts: string[] = [];
  const file = readAll((cell) => {
    if (typeof cell === 'string') texts.push(cell);
    return readQuantityCell(cell);
  });
  const { mark, unclear, isLikeThousands } = separatorsOf(texts);
  if (file === null || unclear === null) return file && { file, question: null };

  const decided = readAll((cell) => readQuantityCell(cell, mark ?? 'decimals'));
  if (mark !== null) return decided && { file: decided, question: null };
  const likely = isLikeThousands ? 'thousands' : suggestedBy(sheets, unclear);
  return decided && { file, question: { unclear, likely, asDecimals: decided } };
}

/** The reading with the decimal mark of the other columns. */
function suggestedBy(sheets: readonly FilledSheet[], { text, thousands }: Unclear) {
  const texts = sheets.flatMap(({ rows }) =>
    rows.flatMap((row) => (row ?? []).filter((cell) => typeof cell === 'string')),
  );
  const { mark } = separatorsOf(texts);
  if (mark === null) return null;
  const reading = readQuantity(text, mark);
  return reading !== null && 'quantity' in reading && reading.quantity === thousands
    ? 'thousands'
    : 'decimals';
}

/** Null when a filled file can be imported into this order, else the reason. */
export function originRefusal(
  origin: FormOrigin | null,
  order: { readonly id: string; readonly catalog: { readonly id: string } },
): Message | null {
  if (origin === null || origin.order === order.id) return null;
  const values = { name: isolated(origin.orderName), id: origin.order };
  return origin.catalog === order.catalog.id
    ? message('This is the form of another order, “{name}” ({id}). Open that order to fill it in.', values)
    : message(
        'This is the form of another order, “{name}” ({id}), of the catalog “{catalog}”. Open that order to fill it in.',
        { ...values, catalog: isolated(origin.catalogName) },
      );
}
