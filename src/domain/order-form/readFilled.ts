import type { FilledCells, FilledSheet } from './filledCells';
import type { FormOrigin } from './formMarks';
import { readForm } from './readForm';
import { hasListTitles, readList } from './readList';

/** The content of a filled file; `origin` is null for a plain list, which belongs to no order. */
export type FilledFile = FilledCells & { readonly origin: FormOrigin | null };

/** Reads an order form, or else a plain list of skus or EANs and quantities; null when it contains neither. */
export function readFilled(sheets: readonly FilledSheet[]): FilledFile | null {
  const form = readForm(sheets);
  if (form !== null) return form;
  const sheet = sheets.find(hasListTitles) ?? sheets[0];
  const list = sheet && readList(sheet);
  return list ? { origin: null, ...list } : null;
}

/** Null when a filled file can be imported into this order, else the reason. */
export function originRefusal(
  origin: FormOrigin | null,
  order: { readonly id: string; readonly catalog: { readonly id: string } },
): string | null {
  if (origin === null || origin.order === order.id) return null;
  const catalog = origin.catalog === order.catalog.id ? '' : `, of the catalog “${origin.catalogName}”`;
  return `This is the form of another order, “${origin.orderName}” (${origin.order})${catalog}. Open that order to fill it in.`;
}
