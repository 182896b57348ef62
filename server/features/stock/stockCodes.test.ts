import { and, eq } from 'drizzle-orm';
import { skus } from '../../db/schema';
import { buildWorkbook } from '../../test/buildSpreadsheet';
import { buildStockHost, readingOf, stockSheet } from '../../test/buildStockHost';
import { buildCatalog } from '../../test/factories';

let host: Awaited<ReturnType<typeof buildStockHost>>;

const eans = { M: '4006381333931', L: '4006381333948', shared: '4006381333955' };

beforeAll(async () => {
  host = await buildStockHost();
  const first = await buildCatalog(host.t.db, { garments: [{ generic: 'OWN001', colors: ['000'] }] });
  const second = await buildCatalog(host.t.db, { garments: [{ generic: 'OWN002', colors: ['000'] }] });
  const old = await buildCatalog(host.t.db, {
    garments: [{ generic: 'OWN003', colors: ['000'] }],
    archivedAt: new Date(),
  });
  const name = (catalogId: number, sku: string, names: { ownSku?: string; ean?: string }) =>
    host.t.db
      .update(skus)
      .set(names)
      .where(and(eq(skus.catalogId, catalogId), eq(skus.sku, sku)));
  await name(first.id, 'OWN001000M', { ownSku: 'AW-1/M', ean: eans.M });
  await name(first.id, 'OWN001000L', { ownSku: 'OWN002000S', ean: eans.L });
  await name(first.id, 'OWN001000S', { ownSku: 'ABCDEFGHIJ', ean: eans.shared });
  await name(second.id, 'OWN002000M', { ean: eans.shared });
  await name(old.id, 'OWN003000M', { ean: eans.M });
});

beforeEach(() => host.empty());

afterEach(() => host.hosts.stop());

afterAll(() => host.close());

type Cells = (string | number | null)[];

const codes = (...rows: Cells[]) => buildWorkbook([['own_sku', 'ean', 'sku', 'stock'], ...rows]);
const faultsOf = async (content: Buffer) => {
  const { status, error, errors } = await host.uploaded(content);
  expect(status).toBe('failed');
  expect(await host.stockNow()).toEqual([]);
  return errors ?? [error];
};
const skusNow = async () => (await host.stockNow()).map(({ sku, quantity }) => [sku, quantity]);

it.each<[string, Cells]>([
  ['the own sku', ['aw-1/m', null, null, 4]],
  ['the EAN', [null, eans.M, null, 4]],
  ['the EAN with zeros in front', [null, `0${eans.M}`, null, 4]],
  ['the own sku in the column sku', [null, null, 'AW-1/M', 4]],
  ['the EAN in the column sku, as a number', [null, null, Number(eans.M), 4]],
  ['a sku in the column own_sku', ['OWN001000M', null, null, 4]],
  ['all of them', ['AW-1/M', eans.M, 'OWN001000M', 4]],
  ['one that is known beside one that is not', ['AW-1/M', '4006381333962', null, 4]],
  ['the own sku beside a sku that no catalog has', ['AW-1/M', null, 'NEW001000M', 4]],
  ['an EAN of two skus beside one of them', [null, eans.M, 'OWN001000M', 4]],
])('a stock file names a sku by %s', async (_what, row) => {
  expect(await host.uploaded(codes(row))).toMatchObject({ status: 'done', errors: null });
  expect(await skusNow()).toEqual([['OWN001000M', 4]]);
});

it('prefers a sku over an own code of the same spelling', async () => {
  await host.uploaded(stockSheet(['OWN002000S', 1, null], ['ABCDEFGHIJ', 2, null]));
  expect(await skusNow()).toEqual([
    ['OWN001000S', 2],
    ['OWN002000S', 1],
  ]);
});

it('refuses what is unknown, ambiguous or contradictory, and skus named twice, in one list with all else', async () => {
  const content = codes(
    ['AW-2/M', null, null, 1],
    [null, '4006381333962', null, 1],
    [null, null, 'AW-3/M', 1],
    [null, eans.shared, null, 1],
    ['aw-1/m', eans.L, null, 1],
    ['AW-1/M', null, 'OWN002000M', 1],
    [null, eans.M, null, 1],
    ['AW-1/m', null, null, 2],
    [null, null, 'OWN001000M', 3],
    [null, null, null, 1],
    [null, '4006381333932', null, 'x'],
  );
  expect(await faultsOf(content)).toEqual([
    'Row 2, column own_sku: "AW-2/M" is not the own sku of any garment',
    'Row 3, column ean: "4006381333962" is not the EAN of any garment',
    'Row 4, column sku: "AW-3/M" must be a sku, as in WJM123000M, or the own sku or EAN of one',
    'Row 5, column ean: "4006381333955" stands for OWN001000S and OWN002000M; name the sku instead',
    'Row 6, column ean: "4006381333948" stands for OWN001000L, but the row names OWN001000M too',
    'Row 7, column own_sku: "AW-1/M" stands for OWN001000M, but the row names OWN002000M too',
    'Row 9, column own_sku: repeats OWN001000M of row 8',
    'Row 10, column sku: repeats OWN001000M of row 8',
    'Row 11, column sku: is required, or own_sku, or ean',
    'Row 12, column ean: "4006381333932" has a wrong check digit',
    'Row 12, column stock: "x" must be a whole number',
  ]);
});

it.each<[string, Cells[]]>([
  [
    'several bad rows',
    [
      ['AW-2/M', null, null, 1],
      [null, eans.shared, null, 1],
      [null, eans.L, 'OWN002000M', 1],
    ],
  ],
  ['a single bad row', [[null, null, 'AW-3/M', 1]]],
])('says what is wrong with %s in the language of the caller', async (_what, rows) => {
  await host.uploaded(codes(...rows));
  expect(await host.linesIn('en-XA')).toEqual(
    rows.length === 1
      ? [expect.stringMatching(/^\[Röw {2}·2, çölûmñ {2}· ·sku: {2}·\["AW-3\/M" mûst bé å skû, .*\]\]$/)]
      : [
          expect.stringMatching(/^\[.*\]$/),
          ...rows.map(() => expect.stringMatching(/^Row \d, column \w+: \[.*\]$/)),
        ],
  );
});

it('materials named by codes: those of one sku are added up, others left out and noted', async () => {
  const code = (sku: string, quantity: number) =>
    ({ sku, isCode: true, warehouse: '0001', quantity }) as const;
  const reading = readingOf(['0001'], ...[code('AW-1/M', 1), code('OWN001000M', 2), code('SCREW-M8', 5)], {
    ...code(eans.shared, 7),
    skuEan: eans.shared,
  });
  await host.put({ sku: 'OWN001000L', warehouse: '0001', quantity: 9 });
  expect(await host.synced(reading)).toMatchObject({
    status: 'done',
    errors: ['2 codes of the ERP stand for no sku, or for several; their stock is left out'],
  });
  expect(await skusNow()).toEqual([['OWN001000M', 3]]);
  expect(await host.linesIn('en-XA')).toEqual([expect.stringMatching(/^\[2 çödés öf thé ÉRP.*\]$/)]);
  const one = readingOf(['0001'], code('AW-1/M', 1), code('SCREW-M8', 5));
  expect((await host.synced(one)).errors).toEqual([
    '1 code of the ERP stands for no sku, or for several; its stock is left out',
  ]);
});

it('an ERP that names no sku of ours by its codes removes no stock', async () => {
  await host.put({ sku: 'OWN001000L', warehouse: '0001', quantity: 9 });
  const reading = readingOf(['0001'], { sku: 'SCREW-M8', isCode: true, warehouse: '0001', quantity: 5 });
  expect(await host.synced(reading)).toMatchObject({
    status: 'failed',
    error: 'The ERP names no stock of any sku.',
  });
  expect(await skusNow()).toEqual([['OWN001000L', 9]]);
});
