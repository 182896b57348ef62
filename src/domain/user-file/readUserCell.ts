import { roleOptions, type Role } from '../access/roleOptions';
import { readerOf, readTextUpTo } from '../catalog-file/readCell';
import { isPriceList } from '../constants/priceLists';
import { isEmail } from '../email/isEmail';
import { normaliseSapId } from '../sap-id/normaliseSapId';

const longest = { email: 200, sapId: 10, warehouse: 16, listed: 200 };
const codeLength = 4;

/** Reads a cell as an e-mail, as the contract's format has it. */
export const readEmail = readerOf<string>((text) => {
  if (text.length > longest.email) return { error: `must have at most ${longest.email} characters` };
  return isEmail(text) ? { value: text } : { error: 'must be an e-mail, as in orders@shop.com' };
});

/** Reads a cell as a SAP ID, normalised (spec 5). */
export const readSapId = readerOf<string>((text) =>
  text.length > longest.sapId
    ? { error: `must have at most ${longest.sapId} characters` }
    : { value: normaliseSapId(text) },
);

/** Reads a cell as a comma list of roles, each once (api.md 'Shapes'). */
export const readRoles = readerOf<Role[]>((text) => {
  const named = itemsOf(text.toLowerCase());
  const unknown = named.find((name) => !roleOptions.some((option) => option.id === name));
  if (unknown !== undefined) {
    return { error: `'${unknown}' is not a role; use ${roleOptions.map(({ id }) => id).join(', ')}` };
  }
  return { value: roleOptions.map(({ id }) => id).filter((role) => named.includes(role)) };
});

/** Reads a cell as a comma list of texts, each once. */
export const readList = readerOf<string[]>((text) => {
  const items = [...new Set(itemsOf(text))];
  return items.every((item) => item.length <= longest.listed)
    ? { value: items }
    : { error: `must list texts of at most ${longest.listed} characters` };
});

/** Reads a cell as one of the brand's price lists, or as 'None'; a number gets its zeros back (spec 9). */
export const readPriceList = readerOf<string>((text) => {
  if (text.toLowerCase() === 'none') return { value: null };
  const code = padCode(text);
  return isPriceList(code)
    ? { value: code }
    : { error: `${code.slice(0, longest.listed)} is not a price list` };
});

const readShortText = readTextUpTo(longest.warehouse);

/** Reads a cell as a warehouse; a number gets its zeros back (spec 9). */
export const readWarehouse = readerOf<string>((text) => readShortText(padCode(text)));

const itemsOf = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

const padCode = (text: string) => (/^\d+$/.test(text) ? text.padStart(codeLength, '0') : text);
