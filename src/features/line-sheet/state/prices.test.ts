import { buildServerSheet, buildSheet } from '../../../test/factories/buildSheet';
import { enterQuantity } from './editSheet';
import type { Sheet } from './Sheet';
import {
  acknowledgeSave,
  failSave,
  isSaveDue,
  openSheet,
  receiveOrder,
  receiveSaved,
  repeatSave,
  savedTotals,
  startSave,
  takePrices,
} from './syncSheet';

const S = 'WJM123000S';
const M = 'WJM123000M';

/** Two lines that were saved at 40, whose garment costs 50 today. */
const repriced = () =>
  buildServerSheet({
    lines: { WJM123: { [S]: 2, [M]: 1 } },
    savedPrices: { [S]: { quantity: 2, price: 4000 }, [M]: { quantity: 1, price: 4000 } },
  });
const open = () => openSheet(repriced(), 'person');
const set = (sheet: Sheet, sku: string, quantity: number) => enterQuantity(sheet, { sku, quantity });
const save = (sheet: Sheet) => acknowledgeSave(startSave(sheet), { version: sheet.base.version + 1 });
const amounts = (sheet: Sheet) => [sheet.totals.amount, savedTotals(sheet).amount];

it('opens with the total of the saved prices', () => {
  expect(amounts(open())).toEqual([12_000, 12_000]);
});

it("uses today's price for changed quantities, before and after they are saved", () => {
  const edited = set(open(), S, 3);
  expect(amounts(edited)).toEqual([19_000, 12_000]);
  expect(amounts(save(edited))).toEqual([19_000, 19_000]);
  expect(amounts(set(edited, S, 2))).toEqual([12_000, 12_000]);
});

it('drops a saved price once another quantity was saved, even if the first one is entered again', () => {
  const back = set(save(set(open(), S, 3)), S, 2);
  expect(amounts(back)).toEqual([14_000, 19_000]);
  const started = startSave(set(open(), S, 3));
  expect(amounts(acknowledgeSave(set(started, S, 2), { version: 2 }))).toEqual([14_000, 19_000]);
});

it('detects changed catalog prices', () => {
  const { savedPrices: _prices, ...same } = repriced();
  const sheet = openSheet(same, 'person');
  expect(amounts(sheet)).toEqual([15_000, 15_000]);
  const read = { ...same, prices: { WJM123: { price: 6000, drop: 'A' } } };
  const now = { [S]: { quantity: 2, price: 5000 }, [M]: { quantity: 1, price: 5000 } };
  const received = receiveOrder(sheet, { ...read, savedPrices: now });
  expect(amounts(received)).toEqual([15_000, 15_000]);
  expect(amounts(set(received, M, 2))).toEqual([22_000, 15_000]);
});

it('adopts the prices taken in another tab', () => {
  const { base } = save(takePrices(open()));
  expect(amounts(receiveSaved(open(), { base, finished: false }))).toEqual([15_000, 15_000]);
});

it('ignores an older save of another tab', () => {
  const sheet = save(takePrices(open()));
  expect(receiveSaved(sheet, { base: open().base, finished: true })).toBe(sheet);
});

describe("taking today's prices", () => {
  it('causes a save', () => {
    const asked = takePrices(open());
    expect(isSaveDue(asked)).toBe(true);
    expect(startSave(asked).inFlight).toMatchObject({ takesPrices: true });
    const saved = save(asked);
    expect(amounts(saved)).toEqual([15_000, 15_000]);
    expect(isSaveDue(saved)).toBe(false);
    expect(startSave(saved).inFlight).toMatchObject({ takesPrices: false });
  });

  it.each([
    ['was lost', (sheet: Sheet) => failSave(sheet, { failure: { kind: 'offline', message: 'no' } }), true],
    ['came too late', repeatSave, true],
    [
      'was refused',
      (sheet: Sheet) => failSave(sheet, { failure: { kind: 'refused', message: 'no' } }),
      false,
    ],
  ])('whose request %s is repeated: %s', (_how, ended, isRepeated) => {
    expect(startSave(ended(startSave(takePrices(open())))).inFlight?.takesPrices).toBe(isRepeated);
  });
});

it('uses catalog prices if the server reports no saved prices', () => {
  expect(amounts(buildSheet({ lines: { WJM123: { [S]: 2 } } }))).toEqual([10_000, 10_000]);
});
