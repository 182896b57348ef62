import fc from 'fast-check';
import { planSave } from './planSave';
import type { CatalogSku, SavedLine } from './queries';

const sku = (name: string, values: Partial<CatalogSku> = {}): CatalogSku => ({
  sku_id: `id of ${name}`,
  sku: name,
  price: 4000,
  removed: false,
  ...values,
});
const line = (name: string, quantity: number, price = 4000): SavedLine => ({
  sku_id: `id of ${name}`,
  sku: name,
  generic: name.slice(0, 6),
  quantity,
  price,
});

const catalog = [sku('A'), sku('B', { price: 1050 }), sku('C')];

test('nothing sent and nothing saved is nothing to do', () => {
  expect(planSave([], {}, catalog)).toEqual({ unknown: [], written: [], removed: [], pieces: 0, cents: 0 });
});

test('writes new and changed lines, removes omitted ones and zeros, and leaves the others', () => {
  const saved = [line('A', 1), line('B', 2, 1050), line('C', 3)];
  const withD = [...catalog, sku('D')];
  expect(planSave(saved, { A: 1, B: 5, C: 0, D: 4 }, withD)).toMatchObject({
    written: [
      { sku_id: 'id of B', quantity: 5, price: 1050 },
      { sku_id: 'id of D', quantity: 4, price: 4000 },
    ],
    removed: ['id of C'],
    pieces: 10,
    cents: 4000 + 5 * 1050 + 4 * 4000,
  });
  expect(planSave(saved, {}, [])).toMatchObject({
    written: [],
    removed: ['id of A', 'id of B', 'id of C'],
    pieces: 0,
    cents: 0,
  });
});

describe("a line that was saved at another price than today's", () => {
  const saved = [line('A', 2, 3900), line('C', 1)];
  test.each([
    ['stays unchanged with its quantity', { A: 2, C: 1 }, {}, [], 11_800],
    ["takes today's with another one", { A: 3, C: 1 }, {}, [{ quantity: 3, price: 4000 }], 16_000],
    [
      "takes today's when asked to",
      { A: 2, C: 1 },
      { takePrices: true },
      [{ quantity: 2, price: 4000 }],
      12_000,
    ],
    ["stays unchanged while others get today's", { A: 2, C: 2 }, {}, [{ quantity: 2, price: 4000 }], 15_800],
  ])('%s', (_rule, sent, options, written, cents) => {
    expect(planSave(saved, sent, catalog, options)).toMatchObject({ written, removed: [], cents });
  });
});

test('names every sku that the catalog does not have, even one sent with 0', () => {
  expect(planSave([], { A: 1, X: 1, Y: 0 }, catalog).unknown).toEqual(['X', 'Y']);
});

test('a sku that has left the catalog may stay, change and go, but not come in', () => {
  const removed = [sku('A', { removed: true })];
  expect(planSave([line('A', 1)], { A: 1 }, removed)).toMatchObject({ unknown: [], written: [], pieces: 1 });
  expect(planSave([line('A', 1)], { A: 9 }, removed)).toMatchObject({ unknown: [], pieces: 9 });
  expect(planSave([line('A', 1)], { A: 0 }, removed)).toMatchObject({ unknown: [], removed: ['id of A'] });
  expect(planSave([], { A: 1 }, removed).unknown).toEqual(['A']);
  expect(planSave([], { A: 0 }, removed).unknown).toEqual([]);
});

test('carrying out a plan always gives what was sent: at the prices of today, but for what stays as it was', () => {
  const codes = Array.from({ length: 8 }, (_, n) => `S${n}`);
  const quantities = fc.dictionary(fc.constantFrom(...codes), fc.integer({ min: 0, max: 5 }));
  const prices = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(
      quantities,
      quantities,
      prices,
      prices,
      fc.boolean(),
      (before, sent, then, today, takePrices) => {
        const saved = codes.flatMap((code, n) => {
          const quantity = before[code] ?? 0;
          return quantity > 0 ? [line(code, quantity, then[n])] : [];
        });
        const plan = planSave(
          saved,
          sent,
          codes.map((code, n) => sku(code, { price: today[n] })),
          { takePrices },
        );

        const after = new Map(saved.map(({ sku_id, quantity, price }) => [sku_id, { quantity, price }]));
        for (const { sku_id, quantity, price } of plan.written) after.set(sku_id, { quantity, price });
        for (const id of plan.removed) after.delete(id);
        const wanted = codes.flatMap((code, n) => {
          const quantity = sent[code] ?? 0;
          const price = before[code] === quantity && !takePrices ? then[n] : today[n];
          return quantity > 0 ? [[`id of ${code}`, { quantity, price }] as const] : [];
        });
        expect(after).toEqual(new Map(wanted));
        expect(plan.unknown).toEqual([]);
        const cents = wanted.reduce((sum, [, { quantity, price = 0 }]) => sum + quantity * price, 0);
        expect(plan.cents).toBe(cents);
        expect(plan.pieces).toBe(wanted.reduce((sum, [, { quantity }]) => sum + quantity, 0));
      },
    ),
  );
});
