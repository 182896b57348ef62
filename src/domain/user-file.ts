import { message } from './language/message';
import { type Role, roleList, roleOptions } from './access/roleOptions';
import { lookalikeRefusal, readCodeUpTo, readTextUpTo, readTruth, tooLong } from './spreadsheet/codeReaders';
import { isBlank, readerOf, type SheetRow, takenAs } from './spreadsheet/readCell';
import { defaultWarehouse, isPriceList, priceLists } from './constants';
import { accountLanguageOf, type AccountLanguage, languages } from './language/languages';
import type { EnteredAddress, EnteredSalesOrganization } from './customerPlaces';
import { isEmail, normaliseSapId, toEmail } from './people';
import { repeats, type RowLog } from './spreadsheet/rowErrors';
import { readRows, type RowCells } from './spreadsheet/rowCells';
import { inQuotes } from './spreadsheet/cell';
import { readHeader } from './spreadsheet/readHeader';
import { isMixedWithLookalikes } from './text/lookalikes';
import { rolesOfNew } from './access/rights';

/** Every column that a file of users may have (contract.md 'Files people upload'). */
export const userColumns = [
  'name',
  'email',
  'sap_id',
  'roles',
  'catalogs',
  'agents',
  'pricelist',
  'warehouse',
  'is_wholesale',
  'extra_info',
  'language',
  'address_id',
  'address_name',
  'address',
  'sales_organization',
  'channel',
] as const;

/** The columns that a file of users must have (contract.md 'Files people upload'). */
export const requiredUserColumns = ['name', 'email'] as const;

/** The name of a column of a file of users (contract.md 'Files people upload'). */
export type UserColumn = (typeof userColumns)[number];

const longest = { email: 200, sapId: 10, warehouse: 16, listed: 200, place: 64 };
const codeLength = 4;

/** Reads a cell as an email, as the contract's format defines it, without marks that were copied with it. */
export const readEmail = readerOf<string>((text, cell) => {
  const email = toEmail(text);
  if (email.length > longest.email) return { error: tooLong(cell, longest.email) };
  const lookalike = email.split(/[@.]/).some(isMixedWithLookalikes) ? lookalikeRefusal(email, cell) : null;
  if (lookalike !== null) return { error: lookalike };
  if (!isEmail(email))
    return { error: message('{cell} must be an email, as in orders@shop.com', inQuotes(cell)) };
  return email === text ? { value: text } : { value: email, note: takenAs(text, email) };
});

const readShortId = readCodeUpTo(longest.sapId);

/** Reads a cell as a SAP ID, normalised (spec 5). */
export const readSapId = readerOf<string>((text) => {
  const code = readShortId(text);
  return 'error' in code ? code : { value: normaliseSapId(text) };
});

/** Reads a cell as a comma-separated list of roles, each once (contract.md 'Shapes'). */
export const readRoles = readerOf<Role[]>((text) => {
  const named = itemsOf(text.toLowerCase());
  const unknown = named.find((name) => !roleOptions.some((option) => option.id === name));
  if (unknown !== undefined) {
    return { error: message('{cell} is not a role; use {roles}', { ...inQuotes(unknown), roles: roleList }) };
  }
  return { value: roleOptions.map(({ id }) => id).filter((role) => named.includes(role)) };
});

/** Reads a cell as a comma-separated list of texts, each once. */
export const readList = readerOf<string[]>((text, cell) => {
  const items = [...new Set(itemsOf(text))];
  return items.every((item) => item.length <= longest.listed)
    ? { value: items }
    : {
        error: message('{cell} must list texts of at most {longest} characters', {
          ...inQuotes(cell),
          longest: longest.listed,
        }),
      };
}, 'text');

/** Reads a cell as one of the brand's price lists, or as 'None'; a number gets its zeros back (spec 9). */
export const readPriceList = readerOf<string>((text, cell) => {
  if (text.toLowerCase() === 'none') return { value: null };
  const code = padCode(text);
  if (isPriceList(code)) return { value: code };
  const lists = { named: priceLists };
  return { error: message('{cell} is not a price list; use {lists}', { ...inQuotes(cell), lists }) };
});

/** Reads a cell as a language of mails: its code or its own name. */
export const readLanguage = readerOf<AccountLanguage>((text, cell) => {
  const named = languages.find(({ name }) => name.toLowerCase() === text.toLowerCase());
  const language = named?.tag ?? accountLanguageOf(text);
  if (language !== null) return { value: language };
  const tags = { named: languages.map(({ tag }) => tag) };
  return { error: message('{cell} must be one of {languages}', { ...inQuotes(cell), languages: tags }) };
});

const readShortCode = readCodeUpTo(longest.warehouse);

/** Reads a cell as a warehouse; a number gets its zeros back (spec 9). */
export const readWarehouse = readerOf<string>((text) => readShortCode(padCode(text)));

const itemsOf = (text: string) =>
  text
    .split(/[,،，]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');

const padCode = (text: string) => (/^\d+$/.test(text) ? text.padStart(codeLength, '0') : text);

/** A user of a file, with its row; catalogs and agents are named as in the file (contract.md 'Files people upload'). */
export type ParsedUser = {
  row: number;
  name: string;
  email: string;
  sap_id: string | null;
  roles: Role[];
  catalogs: string[];
  agents: string[];
  pricelist: string | null;
  warehouse: string;
  is_wholesale: boolean;
  extra_info: string;
  language: AccountLanguage | null;
  address: EnteredAddress | null;
  sales_organization: EnteredSalesOrganization | null;
};

const firstDataRow = 2;
const newCustomer = { roles: rolesOfNew.customer, isWholesale: true };
const readUserName = readTextUpTo(200);
const readNotes = readTextUpTo(5000);
const readAddressText = readTextUpTo(5000);
const readPlaceCode = readCodeUpTo(longest.place);

/**
 * Parses the users of a file, with the defaults of a new customer (spec 9), and all bad rows. A file is imported
 * completely or not at all, so after an error the users, with defaults for bad cells, serve only to find more errors
 * (contract.md 'Files people upload').
 */
export function parseUserRows(
  header: readonly string[],
  rows: Iterable<SheetRow>,
): RowLog & { users: ParsedUser[] } {
  const { positions, ...log } = readHeader(header, userColumns, requiredUserColumns);
  const { errors } = log;
  if (errors.length > 0) return { users: [], ...log };

  const users: ParsedUser[] = [];
  const rowByEmail = new Map<string, number>();
  const rowBySapId = new Map<string, number>();
  for (const row of readRows(positions, rows, log)) {
    const user = readUser(row);
    const sameEmail = firstRow(rowByEmail, user.email.toLowerCase(), user.row);
    const sapId = user.sap_id ?? '';
    const sameSapId = firstRow(rowBySapId, sapId, user.row);
    if (sameEmail !== user.row) row.report('email', repeats(user.email, sameEmail));
    if (sameSapId !== user.row) row.report('sap_id', repeats(sapId, sameSapId));
    users.push(user);
  }
  if (users.length === 0)
    errors.push({ row: firstDataRow, column: 'name', message: message('the file has no users') });
  return { users, ...log };
}

function readUser(row: RowCells<UserColumn>): ParsedUser {
  for (const column of requiredUserColumns) row.require(column);
  const sapId = row.read('sap_id', readSapId);
  return {
    row: row.number,
    name: row.read('name', readUserName) ?? '',
    email: row.read('email', readEmail) ?? '',
    sap_id: sapId,
    roles: row.read('roles', readRoles) ?? [...newCustomer.roles],
    catalogs: row.read('catalogs', readList) ?? [],
    agents: row.read('agents', readList) ?? [],
    pricelist: row.read('pricelist', readPriceList),
    warehouse: row.read('warehouse', readWarehouse) ?? defaultWarehouse,
    is_wholesale: row.read('is_wholesale', readTruth) ?? newCustomer.isWholesale,
    extra_info: row.read('extra_info', readNotes) ?? '',
    language: row.read('language', readLanguage),
    address: readAddress(row, sapId),
    sales_organization: readSalesOrganization(row),
  };
}

/** The address of a row, whose SAP ID is the customer's own where the row names none. */
function readAddress(row: RowCells<UserColumn>, ownId: string | null): EnteredAddress | null {
  if (areBlank(row, ['address_id', 'address_name', 'address'])) return null;
  if (isBlank(row.cell('address_id')) && isBlank(row.cell('sap_id')))
    row.report('address_id', message('is required with an address, unless the row has a sap_id'));
  const address = row.readRequired('address', readAddressText);
  const sapId = row.read('address_id', readSapId) ?? ownId ?? '';
  return { sap_id: sapId, name1: row.read('address_name', readUserName) ?? '', address: address ?? '' };
}

function readSalesOrganization(row: RowCells<UserColumn>): EnteredSalesOrganization | null {
  if (areBlank(row, ['sales_organization', 'channel'])) return null;
  const organization = row.readRequired('sales_organization', readPlaceCode);
  const channel = row.readRequired('channel', readPlaceCode);
  return { sales_organization: organization ?? '', channel: channel ?? '' };
}

const areBlank = (row: RowCells<UserColumn>, columns: readonly UserColumn[]) =>
  columns.every((column) => isBlank(row.cell(column)));

/** The first row with this text; for a blank text the current row. */
function firstRow(rowByText: Map<string, number>, text: string, row: number): number {
  const first = rowByText.get(text) ?? row;
  if (text !== '') rowByText.set(text, first);
  return first;
}
