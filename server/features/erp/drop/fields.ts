import { cellText } from '../../../../src/domain/spreadsheet/cellText';

/** The longest number of an order or a document. */
export const maxNumber = 64;

/** How much of the ERP's words is stored. */
export const maxWords = 2000;

/** A text of the ERP as texts are stored: without NUL and the like, which PostgreSQL refuses; '' for anything else. */
export const cleanText = (value: unknown): string =>
  typeof value === 'string' ? cellText(value, 'text') : '';

/** Whether a text is the key of a sales order, a UUID, and so safe in a file name. */
export function isKey(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
