import type { UrlCodec } from '../../lib/useUrlState';

/** The measure that the charts show. */
export type Measure = 'pieces' | 'amount';

/** The overview's view, stored in the URL. */
export interface OverviewView {
  /** The newest with orders by default. */
  readonly season: string | null;
  /** The id of an agent. */
  readonly seller: string | null;
  /** Ids; empty means all of the season. */
  readonly catalogs: readonly string[];
  /** The one with the most pieces by default. */
  readonly currency: string | null;
  readonly measure: Measure;
  /** Which of the tiles on demand are open. */
  readonly open: readonly string[];
}

export const overviewCodec: UrlCodec<OverviewView> = {
  read: (params) => ({
    season: params.get('season'),
    seller: params.get('seller'),
    catalogs: params.get('catalogs')?.split(',').filter(Boolean) ?? [],
    currency: params.get('currency'),
    measure: params.get('show') === 'amount' ? 'amount' : 'pieces',
    open: params.get('open')?.split(',').filter(Boolean) ?? [],
  }),
  write: ({ season, seller, catalogs, currency, measure, open }) => ({
    season,
    seller,
    catalogs: catalogs.join(','),
    currency,
    show: measure === 'amount' ? measure : null,
    open: open.join(','),
  }),
};

/** The view after a change: catalogs and currencies belong to a season. */
export function changedView(view: OverviewView, change: Partial<OverviewView>): OverviewView {
  const next = { ...view, ...change };
  return change.season === undefined ? next : { ...next, catalogs: [], currency: null };
}
