import { readFileOfErp } from '../server/features/erp/drop/inbox';
import { buildSalesOrder } from '../server/test/salesOrder';
import { seasonOf } from './erpSeason';

const position = { generic: 'WJM123', name: 'Jumper', color: '000', color_name: 'Black', amount: 0 };
const lineOf = (size: string, quantity: number) => ({
  ...{ ...position, position: 1, sku: `WJM123000${size}`, size, quantity, unit_price: 39.95 },
});
const sent = Date.UTC(2026, 7, 15, 12) / 1000;
const season = (id: string, ...lines: ReturnType<typeof lineOf>[]) =>
  seasonOf(buildSalesOrder({ order: { id, name: 'Spring', created: '' }, lines }), sent);
const namesOf = (documents: ReturnType<typeof season>) => documents.map(({ name }) => name);

test('an order is confirmed with one line short and one cancelled, and a part delivered and invoiced', () => {
  const documents = season('7', lineOf('S', 3), lineOf('M', 4), lineOf('L', 2));
  expect(namesOf(documents)).toEqual(['confirmation', 'delivery', 'invoice']);
  expect(documents.map(({ document }) => document)).toMatchObject([
    {
      lines: [
        { sku: 'WJM123000S', quantity: 2, day: '2026-09-14', reason: 'Only 2 could be made.' },
        { sku: 'WJM123000M', quantity: 4, day: '2026-09-14' },
        { sku: 'WJM123000L', quantity: 0, reason: 'Too few of this size were ordered.' },
      ],
    },
    { lines: [{ sku: 'WJM123000S', quantity: 2 }], tracking_url: expect.stringMatching(/^https:/) },
    { amount: 79.9, currency: 'EUR', pdf: expect.stringMatching(/invoice\.pdf$/) },
  ]);
  expect(Buffer.from(documents[2]?.pdf ?? []).toString('latin1')).toMatch(/^%PDF-.*%%EOF\n*$/s);
});

test('of every other order a delivery is taken back and sent again', () => {
  const documents = season('8', lineOf('S', 1));
  expect(namesOf(documents)).toEqual(['confirmation', 'delivery', 'reversal', 'delivery-2', 'invoice']);
  const [, first, reversal, second] = documents;
  expect(reversal?.document).toEqual({ ...first?.document, revision: 1, reversed: true });
  expect(second?.document.number).not.toBe(first?.document.number);
});

test.each([['7'], ['8']])('all of it are documents that Linedesk takes, the same each time (%s)', (id) => {
  const documents = season(id, lineOf('S', 3), lineOf('M', 1));
  for (const { document } of documents)
    expect(readFileOfErp(JSON.stringify(document))).toMatchObject({ document: document.document });
  expect(season(id, lineOf('S', 3), lineOf('M', 1))).toEqual(documents);
});
