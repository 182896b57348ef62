import { isCellDisabled } from './isCellDisabled';
import { isShortOfStock } from './isShortOfStock';
import { stockWarning } from './stockWarning';

describe('isCellDisabled', () => {
  it.each([
    ['no such sku', undefined, true, 0, true],
    ['no such sku, whatever the quantity', undefined, false, 3, true],
    ['no stock and nothing ordered', { stock: 0 }, true, 0, true],
    ['no stock, but something ordered', { stock: 0 }, true, 3, false],
    ['some stock', { stock: 1 }, true, 0, false],
    ['no stock of a garment without stock tracking', { stock: 0 }, false, 0, false],
  ])('%s', (_rule, sku, with_stocks, quantity, disabled) => {
    expect(isCellDisabled({ sku, with_stocks, quantity })).toBe(disabled);
  });
});

describe('isShortOfStock and stockWarning', () => {
  it.each([
    ['stock below the quantity', true, 2, 3, true],
    ['stock of just the quantity', true, 3, 3, false],
    ['stock above the quantity', true, 4, 3, false],
    ['stock that is not tracked', false, 0, 3, false],
  ])('%s', (_rule, with_stocks, stock, quantity, short) => {
    const line = { sku: 'WJM123000M', with_stocks, stock, quantity };
    expect(isShortOfStock(line)).toBe(short);
    expect(stockWarning(line)).toBe(short ? 'Not enough stock for WJM123000M' : null);
  });
});
