import fc from 'fast-check';
import { read, utils, type WorkBook, type WorkSheet, write } from 'xlsx';
import { readFill } from '../../../../src/features/line-sheet/fill/readFill';
import { matchCodes } from '../../../../src/domain/order-form/matchCodes';
import { cellsBySku } from '../../../test/orderBook';
import { randomOrder, type RandomOrder } from '../../../test/randomOrder';
import { usually } from '../../../test/usually';
import { orderExcel } from './orderExcel.worker';

const bookOf = (order: RandomOrder) => orderExcel(JSON.stringify(order));
const formOf = (book: WorkBook): WorkSheet => book.Sheets['Order form'] ?? {};

/** Types a quantity into a form as a person does. */
function typeInto(sheet: WorkSheet, address: string, quantity: number) {
  if (quantity === 0) delete sheet[address];
  else sheet[address] = { t: 'n', v: quantity };
}

const formats = {
  xlsx: (book: WorkBook) => write(book, { type: 'array', bookType: 'xlsx' }),
  xls: (book: WorkBook) => write(book, { type: 'array', bookType: 'biff8' }),
  ods: (book: WorkBook) => write(book, { type: 'array', bookType: 'ods' }),
  csv: (book: WorkBook) => new TextEncoder().encode(utils.sheet_to_csv(formOf(book))),
  'csv of a German Excel': (book: WorkBook) =>
    Buffer.from(utils.sheet_to_csv(formOf(book), { FS: ';' }), 'latin1'),
} as const;

// Five formats of each, with pictures.
jest.setTimeout(120_000);

test('random orders are read back cell by cell as they were filled in, in every format', async () => {
  await fc.assert(
    fc.asyncProperty(
      randomOrder,
      fc.infiniteStream(fc.option(fc.integer({ min: 0, max: 999_999 }), { freq: 3 })),
      fc.constantFrom(...Object.values(formats)),
      async (order, typed, save) => {
        const bytes = await bookOf(order);
        const { id, name, catalog_id, catalog_name } = order.head;
        const origin = {
          order: id,
          orderName: name,
          catalog: catalog_id,
          catalogName: catalog_name,
          version: 7,
        };
        expect(readFill(bytes)).toEqual({
          state: 'read',
          file: { origin, cells: [], refused: [] },
          question: null,
        });

        const book = read(bytes);
        const form = formOf(book);
        const cells = cellsBySku(form);
        const expected = new Map<string, number>();
        for (const { sku } of order.garments.flatMap(({ skus }) => skus)) {
          const base = order.skus.find((one) => one.sku === sku)?.quantity ?? 0;
          const address = cells.get(sku) ?? '';
          expect([sku, form[address]?.v ?? 0]).toEqual([sku, base]);
          const quantity = typed.next().value ?? null;
          if (quantity === null || quantity === base) continue;
          expected.set(sku, quantity);
          typeInto(form, address, quantity);
        }
        const filled = readFill(new Uint8Array(save(book)));
        if (filled.state !== 'read') throw new Error(JSON.stringify(filled.message));
        expect(filled.file.refused).toEqual([]);
        expect(new Map(filled.file.cells.map(({ sku, quantity }) => [sku, quantity]))).toEqual(expected);
      },
    ),
    { numRuns: usually(40, 200) },
  );
});

test('the sheet of EANs lists those of the form, and a list of them comes back as the skus', async () => {
  await fc.assert(
    fc.asyncProperty(randomOrder, async (order) => {
      const skus = order.garments.flatMap((garment) => garment.skus);
      const withEan = skus.filter(({ ean }) => ean !== undefined);
      const book = read(await bookOf(order));
      expect('EAN' in book.Sheets).toBe(withEan.length > 0);
      fc.pre(withEan.length > 0);

      const rows = utils.sheet_to_json<Record<string, string>>(book.Sheets.EAN ?? {});
      expect(rows.map(({ Sku, EAN }) => [Sku, EAN])).toEqual(withEan.map(({ sku, ean }) => [sku, ean]));
      const list = utils.json_to_sheet(
        rows.map(({ EAN }, index) => ({ EAN: Number(EAN), Quantity: index + 1 })),
      );
      const filled = readFill(new Uint8Array(formats.xls(utils.book_new(list, 'List'))));
      if (filled.state !== 'read') throw new Error(JSON.stringify(filled.message));
      expect(matchCodes(filled.file, skus)).toMatchObject({
        cells: withEan.map(({ sku }, index) => ({ sku, quantity: index + 1 })),
        refused: [],
      });
    }),
    { numRuns: usually(15, 50) },
  );
});

test('the list of skus has a column of EANs only if one is known', async () => {
  await fc.assert(
    fc.asyncProperty(randomOrder, async (order) => {
      const eans = order.skus.map(({ ean }) => ean);
      const { Skus } = read(await bookOf(order)).Sheets;
      const rows = utils.sheet_to_json<Record<string, string>>(Skus ?? {});
      const bySku = new Map(order.skus.map(({ sku, ean }) => [sku, ean]));
      if (eans.every((ean) => ean === null)) expect(rows[0]).not.toHaveProperty('EAN');
      else expect(rows.map(({ EAN = null }) => EAN)).toEqual(rows.map(({ Sku }) => bySku.get(Sku ?? '')));
    }),
    { numRuns: usually(15, 50) },
  );
});
