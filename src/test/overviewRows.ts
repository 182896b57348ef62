import type { OverviewRow, OverviewTile } from '../api';

export const row = (values: Partial<OverviewRow>): OverviewRow => ({
  id: '1',
  label: 'One',
  currency: 'EUR',
  orders: 1,
  pieces: 10,
  amount: 400.5,
  before_pieces: 8,
  before_amount: 320,
  ...values,
});

const day = (id: number, values: Partial<OverviewRow>) => {
  const nothing = { orders: 0, pieces: 0, amount: 0, before_pieces: 0, before_amount: 0 };
  return row({ ...nothing, id: String(id), label: `2026-02-${String(1 + id).padStart(2, '0')}`, ...values });
};

export const nora = row({ id: '11', label: 'Nora', orders: 3, pieces: 20, amount: 800.5 });
const omar = row({ id: '12', label: 'Omar', orders: 2, pieces: 5, amount: 200 });

/** What each tile of the overview has to show. */
export const rowsByTile: { [Tile in OverviewTile]?: OverviewRow[] } = {
  seasons: [
    row({ id: 'AW26', label: 'AW26', pieces: 25 }),
    row({ id: 'AW26', label: 'AW26', currency: 'GBP', pieces: 4 }),
    row({ id: 'SS26', label: 'SS26' }),
  ],
  catalogs: [
    row({ id: '51', label: 'Women' }),
    row({ id: '52', label: 'Men' }),
    row({ id: '53', label: 'United Kingdom', currency: 'GBP' }),
  ],
  status: [
    row({ id: 'open', label: 'open', orders: 2, pieces: 11, amount: 440.1 }),
    row({
      id: 'finished',
      label: 'finished',
      orders: 2,
      pieces: 9,
      amount: 360,
      before_pieces: 0,
      before_amount: 0,
    }),
    row({ id: 'error', label: 'error', orders: 1, pieces: 5, amount: 200.2 }),
    row({ id: 'open', label: 'open', currency: 'GBP', orders: 1, pieces: 4, amount: 99 }),
  ],
  sellers: [nora, omar, row({ id: '', label: '', pieces: 1 })],
  days: [
    day(0, { orders: 2, pieces: 11, amount: 440.1, before_orders: 1, before_pieces: 4, before_amount: 160 }),
    day(4, { orders: 3, pieces: 14, amount: 560.2 }),
    day(9, { before_orders: 3, before_pieces: 12, before_amount: 480 }),
    day(0, { currency: 'GBP', orders: 1, pieces: 4, amount: 99 }),
  ],
  stock: [
    row({
      id: 'WJM123000M 0001',
      label: 'WJM123000M Jumper',
      currency: '',
      orders: null,
      pieces: 10,
      stock: 4,
    }),
  ],
  late: [row({ id: '31', label: 'Bea', orders: 0, pieces: 0, amount: 0, before_pieces: 9 })],
};
