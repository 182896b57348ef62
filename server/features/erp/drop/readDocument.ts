import { fromDateText, toDateText } from '../../../../src/domain/dates';
import { type Message, message } from '../../../../src/domain/language/message';
import { isCurrency, toCents } from '../../../../src/domain/money';
import type { ErpDocument, ErpDocumentLine, Shipping } from '../../../core/erpConnector';
import { Refusal } from '../../../core/problems';
import { cleanText, isKey, maxNumber, maxWords } from './fields';

type Fields = Record<string, unknown>;

const maxLines = 10_000;
const maxQuantity = 999_999_999;
const maxRevision = 2_147_483_647;
const maxCode = 100;
const maxUrl = 2000;

/**
 * Reads a document of the ERP (docs/operations.md 'Confirmation, delivery, invoice'); `fault` says in a sentence why a
 * JSON object is not one. Fields that are not known are ignored.
 */
export function readDocument(fields: Fields): ErpDocument | { fault: Message } {
  try {
    return readFields(fields);
  } catch (error) {
    if (error instanceof Refusal) return { fault: error.reason };
    throw error;
  }
}

function readFields(fields: Fields): ErpDocument {
  const { document, format } = fields;
  if (document !== 'order-confirmation' && document !== 'delivery' && document !== 'invoice')
    throw new Refusal(message("Its document is none of 'order-confirmation', 'delivery' and 'invoice'."));
  if (format !== 1) throw new Refusal(message('Its format is not 1.'));
  const common = {
    order: readOrder(fields),
    number: readText(fields, 'number', maxNumber),
    revision: readCount(
      fields.revision ?? 0,
      maxRevision,
      message('Its revision is not a whole number from 0 on.'),
    ),
    day: readDay(fields.day, message('Its day is not one like 2026-09-15.')),
    reversed: document !== 'order-confirmation' && readReversed(fields.reversed ?? false),
  };
  if (document === 'invoice') return { document, ...common, ...readAmount(fields), pdf: readPdfName(fields) };
  if (document === 'order-confirmation') return { document, ...common, lines: readLines(fields.lines, true) };
  const lines = readLines(fields.lines ?? (common.reversed ? [] : null), false);
  return { document, ...common, lines, shipping: readShipping(fields) };
}

function readOrder(fields: Fields): ErpDocument['order'] {
  const { key } = fields;
  if (key === undefined && fields.erp_number !== undefined)
    return { erp_number: readText(fields, 'erp_number', maxNumber) };
  if (typeof key === 'string' && isKey(key)) return { key: key.toLowerCase() };
  throw new Refusal(message('Its key is not one of a sales order.'));
}

/** A text that must be there. */
function readText(fields: Fields, field: string, max: number): string {
  const text = readOptionalText(fields, field, max);
  if (text === '')
    throw new Refusal(message('Its {field} is not a text of 1 to {max} characters.', { field, max }));
  return text;
}

function readOptionalText(fields: Fields, field: string, max: number): string {
  const value = fields[field] ?? '';
  const text = cleanText(value);
  if (typeof value !== 'string' || text.length > max)
    throw new Refusal(message('Its {field} is not a text of at most {max} characters.', { field, max }));
  return text;
}

function readCount(value: unknown, max: number, fault: Message): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max) return value;
  throw new Refusal(fault);
}

/** A day of this century, in epoch seconds. */
function readDay(value: unknown, fault: Message): number {
  const day = typeof value === 'string' && /^20\d\d-\d\d-\d\d$/.test(value) ? fromDateText(value) : null;
  // JavaScript takes 30 February for 2 March.
  if (day === null || toDateText(day) !== value) throw new Refusal(fault);
  return day;
}

function readReversed(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  throw new Refusal(message('Its reversed is neither true nor false.'));
}

function readAmount(fields: Fields) {
  const { amount } = fields;
  const currency = cleanText(fields.currency);
  const cents = typeof amount === 'number' ? toCents(amount) : null;
  if (cents === null) throw new Refusal(message('Its amount is not a number with at most two decimals.'));
  if (!isCurrency(currency)) throw new Refusal(message('Its currency is not one like EUR.'));
  return { cents, currency };
}

/** The name of a file in the drop folder itself, not of a hidden one. */
const pdfName = /^[^./\\\p{Cc}][^/\\\p{Cc}]{0,194}\.pdf$/iu;

function readPdfName({ pdf = null }: Fields): { file: string } | null {
  if (pdf === null) return null;
  if (typeof pdf === 'string' && pdfName.test(pdf)) return { file: pdf };
  throw new Refusal(message('Its pdf is not the name of a PDF beside it, such as 0090004321.pdf.'));
}

function readShipping(fields: Fields): Shipping {
  const url = readOptionalText(fields, 'tracking_url', maxUrl);
  if (url !== '' && !isHttps(url)) throw new Refusal(message('Its tracking_url is not an https address.'));
  return {
    carrier: readOptionalText(fields, 'carrier', maxCode),
    tracking_number: readOptionalText(fields, 'tracking_number', maxCode),
    tracking_url: url,
  };
}

const isHttps = (text: string) => /^https:\/\//i.test(text) && URL.canParse(text);

function readLines(lines: unknown, isConfirmation: boolean): ErpDocumentLine[] {
  if (!Array.isArray(lines)) throw new Refusal(message('Its lines are not a list.'));
  if (lines.length > maxLines)
    throw new Refusal(message('It has more than {max, number} lines.', { max: maxLines }));
  return lines.map((one: unknown, index) => {
    const fields: Fields = typeof one === 'object' ? { ...one } : {};
    const line = index + 1;
    const quantity = readCount(
      fields.quantity,
      maxQuantity,
      message('Line {line}: its quantity is not a whole number from 0 on.', { line }),
    );
    const code = readCode(fields);
    if (code === null)
      throw new Refusal(
        message('Line {line}: it has no sku, own_sku or ean of at most {max} characters.', {
          line,
          max: maxCode,
        }),
      );
    if (!isConfirmation) return { code, quantity, day: null, reason: '' };
    const day =
      (fields.day ?? null) === null
        ? null
        : readDay(fields.day, message('Line {line}: its day is not one like 2026-09-15.', { line }));
    return { code, quantity, day, reason: cleanText(fields.reason).slice(0, maxWords) };
  });
}

/** The first code that a line has. */
function readCode(fields: Fields): ErpDocumentLine['code'] | null {
  const [sku, own_sku, ean] = [fields.sku, fields.own_sku, fields.ean].map(cleanText);
  if (isCode(sku)) return { sku };
  if (isCode(own_sku)) return { own_sku };
  return isCode(ean) ? { ean } : null;
}

const isCode = (text: string | undefined): text is string =>
  text !== undefined && text !== '' && text.length <= maxCode;
