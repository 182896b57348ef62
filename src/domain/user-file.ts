import { type Role, roleOptions } from './access/roleOptions';
import {
  type Cell,
  type CellReader,
  isBlank,
  readerOf,
  readTextUpTo,
  readTruth,
  type SheetRow,
} from './spreadsheet/readCell';
import { defaultWarehouse, isPriceList } from './constants';
import { mailLanguageOf, type MailLanguage, mailLanguages } from './languages';
import { isEmail, normaliseSapId } from './people';
import type { RowError } from './spreadsheet/rowErrors';
import { readHeader } from './spreadsheet/readHeader';

/** Every column that a file of users may have (api.md 'Files people upload'). */
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
] as const;

/** The columns that a file of users must have (api.md 'Files people upload'). */
export const requiredUserColumns = ['name', 'email'] as const;

/** The name of a column of a file of users (api.md 'Files people upload'). */
export type UserColumn = (typeof userColumns)[number];

const longest = { email: 200, sapId: 10, warehouse: 16, listed: 200 };
const codeLength = 4;

/** Reads a cell as an email, as the contract's format defines it. */
export const readEmail = readerOf<string>((text) => {
  if (text.length > longest.email) return { error: `must have at most ${longest.email} characters` };
  return isEmail(text) ? { value: text } : { error: 'must be an email, as in orders@shop.com' };
});

/** Reads a cell as a SAP ID, normalised (spec 5). */
export const readSapId = readerOf<string>((text) =>
  text.length > longest.sapId
    ? { error: `must have at most ${longest.sapId} characters` }
    : { value: normaliseSapId(text) },
);

/** Reads a cell as a comma-separated list of roles, each once (api.md 'Shapes'). */
export const readRoles = readerOf<Role[]>((text) => {
  const named = itemsOf(text.toLowerCase());
  const unknown = named.find((name) => !roleOptions.some((option) => option.id === name));
  if (unknown !== undefined) {
    return { error: `'${unknown}' is not a role; use ${roleOptions.map(({ id }) => id).join(', ')}` };
  }
  return { value: roleOptions.map(({ id }) => id).filter((role) => named.includes(role)) };
});

/** Reads a cell as a comma-separated list of texts, each once. */
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

/** Reads a cell as a language of mails: its code or its own name. */
export const readLanguage = readerOf<MailLanguage>((text) => {
  const named = mailLanguages.find(({ name }) => name.toLowerCase() === text.toLowerCase());
  const language = named?.id ?? mailLanguageOf(text);
  if (language !== null) return { value: language };
  return { error: `must be one of ${mailLanguages.map(({ id }) => id).join(', ')}` };
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

/**
 * A user of a file, with its row; catalogs and agents as the file names them (api.md 'Files
 * people upload').
 */
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
  language: MailLanguage | null;
};

const firstDataRow = 2;
const newCustomer = { roles: ['wls'] as const, isWholesale: true };
const readUserName = readTextUpTo(200);
const readNotes = readTextUpTo(5000);

/**
 * The users of a file with the defaults of a new customer (spec 9), and all its bad rows: a file is imported whole or
 * not at all, so after an error the users, with a default for each bad cell, serve only to find more errors (api.md
 * 'Files people upload').
 */
export function parseUserRows(
  header: readonly string[],
  rows: Iterable<SheetRow>,
): { users: ParsedUser[]; errors: RowError[] } {
  const { positions, errors } = readHeader(header, userColumns, requiredUserColumns);
  if (errors.length > 0) return { users: [], errors };

  const users: ParsedUser[] = [];
  const rowByEmail = new Map<string, number>();
  const rowBySapId = new Map<string, number>();
  for (const { row, cells } of rows) {
    const cellOf = (column: UserColumn): Cell => cells[positions.get(column) ?? -1] ?? null;
    if (userColumns.every((column) => isBlank(cellOf(column)))) continue;

    const report = (column: UserColumn, message: string) => void errors.push({ row, column, message });
    const user = readUser(row, cellOf, report);
    const sameEmail = firstRow(rowByEmail, user.email.toLowerCase(), row);
    const sameSapId = firstRow(rowBySapId, user.sap_id ?? '', row);
    if (sameEmail !== row) report('email', `repeats ${user.email} of row ${sameEmail}`);
    if (sameSapId !== row) report('sap_id', `repeats ${user.sap_id} of row ${sameSapId}`);
    users.push(user);
  }
  if (users.length === 0)
    errors.push({ row: firstDataRow, column: 'name', message: 'the file has no users' });
  return { users, errors };
}

function readUser(
  row: number,
  cellOf: (column: UserColumn) => Cell,
  report: (column: UserColumn, message: string) => void,
): ParsedUser {
  const read = <Value>(column: UserColumn, reader: CellReader<Value>): Value | null => {
    const reading = reader(cellOf(column));
    if ('value' in reading) return reading.value;
    report(column, reading.error);
    return null;
  };
  for (const column of requiredUserColumns) {
    if (isBlank(cellOf(column))) report(column, 'is required');
  }
  return {
    row,
    name: read('name', readUserName) ?? '',
    email: read('email', readEmail) ?? '',
    sap_id: read('sap_id', readSapId),
    roles: read('roles', readRoles) ?? [...newCustomer.roles],
    catalogs: read('catalogs', readList) ?? [],
    agents: read('agents', readList) ?? [],
    pricelist: read('pricelist', readPriceList),
    warehouse: read('warehouse', readWarehouse) ?? defaultWarehouse,
    is_wholesale: read('is_wholesale', readTruth) ?? newCustomer.isWholesale,
    extra_info: read('extra_info', readNotes) ?? '',
    language: read('language', readLanguage),
  };
}

/** The first row with this text; the current row when the text is empty. */
function firstRow(rowByText: Map<string, number>, text: string, row: number): number {
  const first = rowByText.get(text) ?? row;
  if (text !== '') rowByText.set(text, first);
  return first;
}
