import { scopeOf } from '../../../src/domain/access/accessRules';
import { fromCents } from '../../../src/domain/money';
import type { Handler } from '../../http/operation';
import { findSeason, selectFigures } from './figureQueries';

export const listCustomerFigures: Handler<'listCustomerFigures'> = async ({ reader, user }) => {
  const agentId = scopeOf(user.roles, 'listCustomerFigures') === 'any' ? null : user.dbId;
  const { season, customers } = await reader.latest(async (db) => {
    const season = await findSeason(db);
    return { season, customers: await selectFigures(db, agentId, season) };
  });
  return {
    season,
    customers: customers.map(({ amounts, ...customer }) => ({
      ...customer,
      amounts: amounts.map(({ currency, cents }) => ({ currency, amount: fromCents(cents) })),
    })),
  };
};
