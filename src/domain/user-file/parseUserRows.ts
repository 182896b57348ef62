import type { Role } from '../access/roleOptions';
import type { RowError } from '../catalog-file/formatRowError';
import type { SheetRow } from '../catalog-file/parseCatalogRows';
import { isBlank, readTextUpTo, readTruth, type Cell, type CellReader } from '../catalog-file/readCell';
import { readHeader } from '../catalog-file/readHeader';
import { defaultWarehouse } from '../constants/defaultWarehouse';
import { readEmail, readList, readPriceList, readRoles, readSapId, readWarehouse } from './readUserCell';
import { requiredUserColumns, userColumns, type UserColumn } from './userColumns';

/**
 * A user of a file, with the row that it stands in; catalogs and agents as the file names them (api.md 'Files
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
};

const firstDataRow = 2;
const newCustomer = { roles: ['wls'] as const, isWholesale: true };
const readUserName = readTextUpTo(200);
const readNotes = readTextUpTo(5000);

/**
 * The users of a file with the defaults of a new customer (spec 9), and every bad row of it: a file is taken whole or
 * not at all, so with any error the users, who have a default for each bad cell, serve only to find more (api.md
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
  };
}

/** The row that said this first; this one when nothing is said. */
function firstRow(rowByText: Map<string, number>, text: string, row: number): number {
  const first = rowByText.get(text) ?? row;
  if (text !== '') rowByText.set(text, first);
  return first;
}
