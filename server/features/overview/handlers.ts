import { scopeOf } from '../../../src/domain/access/accessRules';
import { seasonBefore } from '../../../src/domain/catalogs/seasons';
import { fromCents } from '../../../src/domain/money';
import { toId } from '../../db/schema';
import type { Context, Handler, Schema, Viewer } from '../../http/operation';
import type { OverviewFilter, TileRow } from './countedQueries';
import { tiles } from './tiles';

export const getOverview: Handler<'getOverview'> = async ({ reader, user, params, query }) => {
  const filter = toFilter(user, query);
  const { result, asOf } = await reader.figures((db) => tiles[params.tile](db, filter));
  return { rows: result.map(presentRow), ...(asOf !== null && { as_of: Math.floor(asOf.getTime() / 1000) }) };
};

function toFilter(
  user: Viewer,
  { season, catalogs, seller }: Context<'getOverview'>['query'],
): OverviewFilter {
  const isAll = scopeOf(user.roles, 'getOverview') === 'any';
  return {
    scope: isAll ? null : { userId: user.dbId, isAgent: user.roles.includes('agent') },
    season: season ?? null,
    before: season === undefined ? null : seasonBefore(season),
    // An id that can't be one matches nothing, like one that does not exist.
    catalogIds: catalogs?.split(',').map((id) => toId(id) ?? 0) ?? null,
    sellerId: seller === undefined ? null : (toId(seller) ?? 0),
  };
}

const presentRow = ({ cents, before_cents, ...row }: TileRow): Schema<'OverviewRow'> => ({
  ...row,
  amount: fromCents(cents),
  before_amount: fromCents(before_cents),
});
