import { type WorkerPool, startWorkers } from '../core/workers';
import { stocks, tasks } from '../db/schema';
import type { StockReading, StockReadingOptions } from '../core/erpConnector';
import { stockTaskDefinitions } from '../features/stock/stockTasks';
import { toChunks } from '../files/stockFile';
import { buildWorkbook } from './buildSpreadsheet';
import { buildTaskHosts } from './buildTaskHosts';
import { buildTestApp } from './buildTestApp';
import { buildUser } from './factories';

/** A row of the stock table, without its time. */
interface StockRow {
  sku: string;
  warehouse: string;
  quantity: number;
}

/** An app whose stock tasks run on demand, with a mock ERP. */
export async function buildStockHost() {
  const t = await buildTestApp();
  const hosts = buildTaskHosts(t.database, t.env);
  const workers: WorkerPool = startWorkers(1);
  const admin = await buildUser(t.db, { roles: ['admin'] });
  const readStock = jest.fn<Promise<StockReading>, [StockReadingOptions]>();
  const definitions = stockTaskDefinitions({ db: t.db, workers, erp: { readStock } });
  const startHost = (options?: Parameters<typeof hosts.start>[1]) => hosts.start(definitions, options);

  const upload = (content: Buffer) =>
    t.as(admin).call('uploadStock', { body: {}, files: [stockFileOf(content)] });

  return {
    t,
    hosts,
    admin,
    readStock,
    startHost,
    upload,
    put: (...rows: StockRow[]) => t.db.insert(stocks).values(rows),
    stockNow: (): Promise<StockRow[]> =>
      t.db
        .select({ sku: stocks.sku, warehouse: stocks.warehouse, quantity: stocks.quantity })
        .from(stocks)
        .orderBy(stocks.sku, stocks.warehouse),
    async uploaded(content: Buffer) {
      const { json } = await upload(content);
      startHost();
      return hosts.ended(json.task_id);
    },
    async synced(reading: StockReading | Error) {
      if (reading instanceof Error) readStock.mockRejectedValue(reading);
      else readStock.mockResolvedValue(reading);
      const { json } = await t.as(admin).call('syncStocks', { body: {} });
      startHost();
      return hosts.ended(json.task_id);
    },
    /** Why the last task has failed, and its lines, in a language. */
    async linesIn(language: string) {
      const { json } = await t.as(admin).call('listTasks', { headers: { 'accept-language': language } });
      const [{ error = null, errors = [] } = {}] = json.tasks;
      return [...(error === null ? [] : [error]), ...errors];
    },
    async empty() {
      await t.db.delete(stocks);
      await t.db.delete(tasks);
      readStock.mockReset();
    },
    async close() {
      await hosts.close();
      await workers.close();
      await t.close();
    },
  };
}

/** A stock workbook with these rows of sku, stock and warehouse. */
export const stockSheet = (...rows: (string | number | null)[][]): Buffer =>
  buildWorkbook([['sku', 'stock', 'warehouse'], ...rows]);

/** The part of a form that a stock file is sent as. */
export const stockFileOf = (content: Buffer, filename = 'stock.xlsx') => ({
  field: 'stocks_file',
  filename,
  content,
});

/** What an ERP answers that has this stock, complete for these warehouses. */
export const readingOf = (warehouses: string[], ...rows: Parameters<typeof toChunks>[0]): StockReading => ({
  chunks: [...toChunks(rows)],
  count: rows.length,
  warehouses,
});
