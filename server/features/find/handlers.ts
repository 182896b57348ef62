import { scopeOf } from '../../../src/domain/access/accessRules';
import { orderScopeOf } from '../../db/orders';
import type { Handler } from '../../http/operation';
import { selectFound } from './queries';

export const findThings: Handler<'findThings'> = async ({ db, user, query }) => {
  const found = await selectFound(db, query.q, {
    userId: user.dbId,
    hasApp: user.roles.includes('app'),
    orders: orderScopeOf(user, 'listOrders'),
    customers: scopeOf(user.roles, 'listCustomers'),
    allCatalogs: scopeOf(user.roles, 'listAllCatalogs') === 'any',
  });
  return {
    results: found.map(({ catalog_id, total: _total, ...thing }) => ({
      ...thing,
      ...(catalog_id === null ? {} : { catalog_id }),
    })),
    totals: Object.fromEntries(found.map(({ kind, total }) => [kind, total])),
  };
};
