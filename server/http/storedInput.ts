import { toEmail } from '../../src/domain/people';
import { toStoredCode, toStoredText } from '../../src/domain/text/storedText';

const same = (text: string) => text;

/**
 * How the text of a field is stored, if not by `toStoredText`: the fields of every operation's body and query. A map, as
 * clients name fields as they like: `constructor`, `__proto__`.
 */
const stored = new Map<string, (text: string) => string>([
  // What a person or a browser keeps secret is compared as it was sent.
  ['password', same],
  ['current_password', same],
  ['token', same],
  ['credential', same],
  ['passkey', same],
  // A save names what an order's sheet has, in the host's own spelling.
  ['lines', same],
  ['wanted', same],
  ['email', toEmail],
  ['customer_email', toEmail],
  ['username', toEmail],
  ['code', toStoredCode],
  ['recovery_code', toStoredCode],
  ['sap_id', toStoredCode],
  ['season', toStoredCode],
  ['pricelist', toStoredCode],
  ['warehouse', toStoredCode],
  ['sales_organization', toStoredCode],
  ['channel', toStoredCode],
]);

/** Most of what clients send is plain ASCII, which `toStoredText` leaves as it is. */
const isPlain = (text: string) => /^[\t\n\r\x20-\x7e]*$/.test(text);

/** The text of a field as it is stored and searched for (contract.md 'Fine print'). */
export function toStoredInput(text: string, field: string): string {
  const toStored = stored.get(field) ?? toStoredText;
  return toStored === toStoredText && isPlain(text) ? text : toStored(text);
}

/**
 * Replaces every text in a parsed body or query by the one that is stored, so that what is validated, compared and
 * written is the same; a list's texts by the list's field.
 */
export function cleanTexts(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return toStoredInput(value, field);
  if (typeof value !== 'object' || value === null || stored.get(field) === same) return value;
  for (const [name, inner] of Object.entries(value)) {
    const clean = cleanTexts(inner, Array.isArray(value) ? field : name);
    if (clean !== inner) Reflect.set(value, name, clean);
  }
  return value;
}
