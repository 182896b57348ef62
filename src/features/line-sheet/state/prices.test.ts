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
    kept: { [S]: { quantity: 2, price: 4000 }, [M]: { quantity: 1, price: 4000 } },
  });
const open = () => openSheet(repriced(), 'person');
const set = (sheet: Sheet, sku: string, quantity: number) => enterQuantity(sheet, { sku, quantity });
const save = (sheet: Sheet) => acknowledgeSave(startSave(sheet), { version: sheet.base.version + 1 });
const amounts = (sheet: Sheet) => [sheet.totals.amount, savedTotals(sheet).amount];

it('opens with the total of the saved prices', () => {
  expect(amounts(open())).toEqual([12_000, 12_000]);
});

it('counts the price of today where a quantity has changed, before and after it is saved', () => {
  const edited = set(open(), S, 3);
  expect(amounts(edited)).toEqual([19_000, 12_000]);
  expect(amounts(save(edited))).toEqual([19_000, 19_000]);
  expect(amounts(set(edited, S, 2))).toEqual([12_000, 12_000]);
});

it('keeps no price once another quantity was saved, even if the first one comes back', () => {
  const back = set(save(set(open(), S, 3)), S, 2);
  expect(amounts(back)).toEqual([14_000, 19_000]);
  const started = startSave(set(open(), S, 3));
  expect(amounts(acknowledgeSave(set(started, S, 2), { version: 2 }))).toEqual([14_000, 19_000]);
});

it('hears of prices that have changed in the catalog', () => {
  const { kept: _kept, ...same } = repriced();
  const sheet = openSheet(same, 'person');
  expect(amounts(sheet)).toEqual([15_000, 15_000]);
  const read = { ...same, prices: { WJM123: { price: 6000, drop: 'A' } } };
  const kept = { [S]: { quantity: 2, price: 5000 }, [M]: { quantity: 1, price: 5000 } };
  const received = receiveOrder(sheet, { ...read, kept });
  expect(amounts(received)).toEqual([15_000, 15_000]);
  expect(amounts(set(received, M, 2))).toEqual([22_000, 15_000]);
});

it('takes the prices that another tab has taken', () => {
  const { base } = save(takePrices(open()));
  expect(amounts(receiveSaved(open(), { base, finished: false }))).toEqual([15_000, 15_000]);
});

it('ignores what another tab saved earlier', () => {
  const sheet = save(takePrices(open()));
  expect(receiveSaved(sheet, { base: open().base, finished: true })).toBe(sheet);
});

describe('taking the prices of today', () => {
  it('is a save of its own', () => {
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

it('adds up like any order when the host tells no prices', () => {
  expect(amounts(buildSheet({ lines: { WJM123: { [S]: 2 } } }))).toEqual([10_000, 10_000]);
});
