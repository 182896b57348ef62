import { setImmediate } from 'node:timers/promises';
import { message } from '../../../../src/domain/language/message';
import { toEan } from '../../../../src/domain/ean';
import { parseSku } from '../../../../src/domain/sku';
import type { NamedStock, StockName } from '../../../../src/domain/stock-file';
import {
  type ErpDocumentLine,
  ErpUnreachable,
  type StockReading,
  type StockReadingOptions,
} from '../../../core/erpConnector';
import { Refusal } from '../../../core/problems';
import type { ODataEnv } from '../../../core/erpEnv';
import { toChunks } from '../../../files/stockFile';
import { at, ODataRefusal, type ODataService } from './openODataService';

const pageRows = 2000;

const thousandths = 1000;

/** Free to sell, as opposed to blocked or in inspection. */
const unrestricted = '01';

const filter = `InventoryStockType eq '${unrestricted}' and InventorySpecialStockType eq ''`;

/**
 * Sums up SAP's own unrestricted stock (A_MatlStkInAcctMod) by sku and warehouse, page by page. Materials that
 * are not ours, and places without a warehouse, are left out.
 */
export async function readMaterialStock(
  service: ODataService,
  settings: Pick<ODataEnv, 'material' | 'warehouses'>,
  { progress, signal }: StockReadingOptions,
): Promise<StockReading> {
  const nameOf = nameReader(settings.material);
  const pieces = new Map<string, NamedStock>();
  const warehouses = new Set(settings.warehouses === null ? [] : Object.values(settings.warehouses));
  const total = await countRows(service);
  for (let skip = 0; ;) {
    signal.throwIfAborted();
    const rows = await readPage(service, skip);
    if (rows.length === 0) break;
    for (const row of rows) {
      const name = nameOf(textOf(row, 'Material'));
      const warehouse = warehouseOf(row, settings.warehouses);
      if (name === null || warehouse === null) continue;
      warehouses.add(warehouse);
      const key = `${warehouse} ${name.sku}`;
      const known = pieces.get(key)?.quantity ?? 0;
      pieces.set(key, { ...name, warehouse, quantity: known + quantityOf(row) });
    }
    // SAP may return fewer rows than it was asked for.
    skip += rows.length;
    await progress(Math.min(100, (100 * skip) / Math.max(total, 1)));
  }
  if (pieces.size === 0) throw new Refusal(message('The ERP names no stock of any sku.'));
  const chunks: string[] = [];
  const stocks = [...pieces.values()].map((stock) => ({ ...stock, quantity: stock.quantity / thousandths }));
  for (const chunk of toChunks(stocks)) {
    chunks.push(chunk);
    await setImmediate();
  }
  return { chunks, count: pieces.size, warehouses: [...warehouses] };
}

async function countRows(service: ODataService): Promise<number> {
  const { data } = await reading(() =>
    service.get('A_MatlStkInAcctMod', {
      $filter: filter,
      $inlinecount: 'allpages',
      $top: '1',
      $select: 'Material',
    }),
  );
  return Number(at(data, '__count') ?? 0);
}

async function readPage(service: ODataService, skip: number): Promise<unknown[]> {
  const { data } = await reading(() =>
    service.get('A_MatlStkInAcctMod', {
      $filter: filter,
      $select: 'Material,Plant,StorageLocation,Batch,MatlWrhsStkQtyInMatlBaseUnit',
      // Without a fixed sort order, pages could miss rows.
      $orderby: 'Material,Plant,StorageLocation,Batch',
      $top: String(pageRows),
      $skip: String(skip),
    }),
  );
  const rows = at(data, 'results');
  if (!Array.isArray(rows)) throw new ErpUnreachable(message('its answer cannot be read'));
  return rows;
}

async function reading<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ODataRefusal)
      throw new Refusal(message('The ERP does not give its stock: {reason}', { reason: error.words }));
    throw error;
  }
}

function textOf(row: unknown, field: string): string {
  const value = at(row, field);
  return typeof value === 'string' ? value : '';
}

/** In thousandths, SAP's smallest unit, so that sums are exact. */
function quantityOf(row: unknown): number {
  const quantity = Number(at(row, 'MatlWrhsStkQtyInMatlBaseUnit'));
  return Number.isFinite(quantity) ? Math.round(quantity * thousandths) : 0;
}

function warehouseOf(row: unknown, warehouses: Record<string, string> | null): string | null {
  const plant = textOf(row, 'Plant');
  if (warehouses === null) return plant === '' ? null : plant;
  return warehouses[`${plant}/${textOf(row, 'StorageLocation')}`] ?? warehouses[plant] ?? null;
}

/**
 * The material of a sku, by the ERP_MATERIAL pattern. A sku without a code of the brand's own, or without an EAN, goes by
 * its own code.
 */
export function materialOf(
  sku: { sku: string; own_sku?: string; ean?: string; generic: string; color: string; size: string },
  pattern: string,
): string {
  const parts: Record<string, string> = { own_sku: sku.sku, ean: sku.sku, ...sku };
  return pattern.replace(/\{(\w+)\}/g, (_all, name: string) => parts[name] ?? '');
}

/**
 * Extracts skus from materials by the ERP_MATERIAL pattern, or the codes that stand for them; null for a material that
 * is not ours.
 */
function nameReader(pattern: string): (material: string) => StockName | null {
  const shapes: Record<string, string> = {
    sku: '(?<sku>.+)',
    own_sku: '(?<own>.+)',
    ean: '(?<own>.+)',
    generic: '(?<generic>[A-Z0-9]{6})',
    color: '(?<color>[A-Z0-9]{3})',
    size: '(?<size>.+)',
  };
  const source = pattern
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? escape(part) : (shapes[part] ?? '')))
    .join('');
  const shape = new RegExp(`^${source}$`);
  return (material) => {
    const found = shape.exec(material.trim())?.groups;
    if (found === undefined) return null;
    if (found.own !== undefined)
      return { sku: found.own, skuEan: toEan(found.own) ?? undefined, isCode: true };
    const sku = found.sku ?? `${found.generic}${found.color}${found.size}`;
    return parseSku(sku) === null ? null : { sku };
  };
}

/** Reads the code of a sku from a material by the ERP_MATERIAL pattern; a material that is not ours stands for itself. */
export function codeReader(pattern: string): (material: string) => ErpDocumentLine['code'] {
  const nameOf = nameReader(pattern);
  return (material) => {
    const { sku = material, isCode = false } = nameOf(material) ?? {};
    if (!isCode) return { sku };
    return pattern.includes('{ean}') ? { ean: sku } : { own_sku: sku };
  };
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
