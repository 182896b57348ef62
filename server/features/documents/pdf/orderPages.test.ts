import { orderOf } from '../../../test/buildOrderDocument';
import { type PdfPage, readPdf } from '../../../test/readPdf';
import { confirmation } from './confirmation.worker';
import { orderTable } from './orderTable.worker';

const textsOf = ({ texts }: PdfPage) => texts.map(({ text }) => text);
const read = async (bytes: Promise<Uint8Array>) => readPdf(Buffer.from(await bytes));
const charges = { rate: 1250, freight: 2450 };

test.each([
  { drops: 1, colors: 1, from: 5, to: 16 },
  { drops: 2, colors: 2, from: 4, to: 12 },
  { drops: 1, colors: 24, from: 1, to: 3 },
])(
  'the total stands below a line of the order: $from to $to styles of $colors colors in $drops drops',
  async ({ from, to, ...wanted }) => {
    for (let styles = from; styles <= to; styles += 1) {
      const json = orderOf(styles, { ...wanted, terms: 'Paid in 30 days.', papers: charges });
      for (const make of [orderTable, confirmation]) {
        const last = (await read(make(json))).at(-1);
        const texts = last === undefined ? [] : textsOf(last);
        expect([styles, texts.includes('To pay')]).toEqual([styles, true]);
        expect([styles, texts.some((text) => /^PAP\d{6,7}$/.test(text))]).toEqual([styles, true]);
      }
    }
  },
);

test('the amount to pay is on the first page, beside the total', async () => {
  for (const make of [orderTable, confirmation]) {
    const [first, ...others] = await read(make(orderOf(40, { papers: charges })));
    const texts = first === undefined ? [] : textsOf(first);
    const at = texts.indexOf('Total');
    expect(texts.slice(at, at + 4)).toEqual(['Total', '14,000.00 EUR', 'To pay', '12,274.50 EUR']);
    expect(others.length).toBeGreaterThan(0);
  }
  const [plain] = await read(orderTable(orderOf(1)));
  expect(plain && textsOf(plain)).not.toContain('To pay');
});

test('each page has a carry-over to the next, except the one with the total', async () => {
  const pages = await read(confirmation(orderOf(40, { colors: 2, terms: 'Paid in 30 days.\n'.repeat(80) })));
  let lines = 0;
  const carried = pages.map((page) => {
    lines += textsOf(page).filter((text) => /^PAP\d{6}$/.test(text)).length;
    const sum = `${(lines * 14).toLocaleString('en')} pieces · ${(lines * 350).toLocaleString('en')}.00 EUR`;
    return lines === 80 ? null : sum;
  });
  const said = (label: string) =>
    pages.map(
      (page) =>
        textsOf(page)
          .find((text) => text.startsWith(label))
          ?.slice(label.length + 2) ?? null,
    );
  expect(said('Carried over')).toEqual(carried);
  expect(said('Brought forward')).toEqual([null, ...carried.slice(0, -1)]);
  expect(carried.filter((sum) => sum !== null).length).toBeGreaterThan(2);
});

test('a style of one color has no separate total, and 200 of them take fewer than 20 pages', async () => {
  const pages = await read(confirmation(orderOf(200, { sizes: ['S', 'M', 'L'] })));
  expect(pages.flatMap(textsOf).filter((text) => text === 'Total')).toHaveLength(2);
  expect(pages.length).toBeLessThan(20);
});

test.each([
  ['Lacivert', 'Lacivert', '', 'PAP000 / Lacivert'],
  ['LACİVERT', 'Lacivert', 'AW-12', 'Lacivert'],
  ['WHITE', 'White', 'AW-12', 'White'],
  ['LAC', 'Lacivert', 'AW-12', 'LAC / Lacivert'],
  ['LAC', 'Lacivert', '', 'PAP000 LAC / Lacivert'],
  ['', 'Lacivert', '', 'PAP000000 / Lacivert'],
])('the color %s %s of style "%s" is printed as %s', async (code, name, styleCode, expected) => {
  const sku = { color_code: code, color_name: name, style_code: styleCode };
  const [page] = await read(orderTable(orderOf(1, { sku })));
  const line = page?.texts.find(({ text, size }) => text.endsWith(name) && size === 7.5);
  const before = page?.texts.filter(({ y, x }) => y === line?.y && x <= line.x) ?? [];
  expect(before.map(({ text }) => text).join(' / ')).toBe(expected);
});

test('a catalog named from right to left stands before its season', async () => {
  const [page] = await read(orderTable(orderOf(1, { head: { catalog_name: 'חורף' } })));
  const at = (letters: RegExp) => page?.texts.find(({ text }) => letters.test(text))?.x ?? 0;
  expect(at(/·.*AW26/)).toBeGreaterThan(at(/[\u05d0-\u05ea]/));
  expect(at(/[\u05d0-\u05ea]/)).toBeGreaterThan(0);
});
