import type { FilledCells, FilledSheet } from './filledCells';
import type { FormOrigin } from './formMarks';
import { readForm } from './readForm';
import { hasListTitles, readList } from './readList';

/** What a filled file says; `origin` is null for a plain list, which is about no order in particular. */
export type FilledFile = FilledCells & { readonly origin: FormOrigin | null };

/** Reads an order form, or else a plain list of skus or EANs and quantities; null when the sheets hold neither. */
export function readFilled(sheets: readonly FilledSheet[]): FilledFile | null {
  const form = readForm(sheets);
  if (form !== null) return form;
  const sheet = sheets.find(hasListTitles) ?? sheets[0];
  const list = sheet && readList(sheet);
  return list ? { origin: null, ...list } : null;
}

/** Null when a filled file may go into this order, else why not. */
export function originRefusal(
  origin: FormOrigin | null,
  order: { readonly id: string; readonly catalog: { readonly id: string } },
): string | null {
  if (origin === null || origin.order === order.id) return null;
  const catalog = origin.catalog === order.catalog.id ? '' : `, of the catalog “${origin.catalogName}”`;
  return `This is the form of another order, “${origin.orderName}” (${origin.order})${catalog}. Open that order to fill it in.`;
}
