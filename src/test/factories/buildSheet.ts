import { nextId } from './nextId';
import type { ServerSheet, Sheet } from '../../features/line-sheet/state/Sheet';
import { openSheet } from '../../features/line-sheet/state/syncSheet';

/** An empty order of version 1 in the sheet's form, unless said otherwise; garment WJM123 costs 50 in drop A. */
export function buildServerSheet(overrides: Partial<ServerSheet> = {}): ServerSheet {
  return {
    orderId: nextId(),
    version: 1,
    finished: false,
    refusal: null,
    lines: {},
    wanted: [],
    serviceDate: null,
    prices: { WJM123: { price: 5000, drop: 'A' }, WJM200: { price: 1000, drop: 'B' } },
    ...overrides,
  };
}

/** The open sheet of such an order. */
export function buildSheet(overrides: Partial<ServerSheet> = {}): Sheet {
  return openSheet(buildServerSheet(overrides), 'person');
}
