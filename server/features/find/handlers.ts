import { matchedTexts } from '../../../src/domain/matchedTexts';
import { scopeOf } from '../../../src/domain/access/accessRules';
import { orderScopeOf } from '../../db/orders';
import type { Handler } from '../../http/operation';
import { foldTyped, selectFound } from './queries';
import { may } from '../../../src/domain/access/rights';

export const findThings: Handler<'findThings'> = async ({ db, user, query, locale }) => {
  const reach = {
    userId: user.dbId,
    hasApp: may(user.roles, 'useApp'),
    orders: orderScopeOf(user, 'listOrders'),
    customers: scopeOf(user.roles, 'listCustomers'),
    allCatalogs: scopeOf(user.roles, 'listAllCatalogs') === 'any',
    language: locale.language,
  };
  const found = await selectFound(db, query.q, reach, query.kind);
  return {
    results: found.map(({ catalog_id, total: _total, texts, ...thing }) => {
      const matched = matchedTexts(query.q, `${thing.label} ${thing.detail}`, texts, foldTyped);
      return { ...thing, ...(matched !== '' && { matched }), ...(catalog_id !== null && { catalog_id }) };
    }),
    totals: Object.fromEntries(found.map(({ kind, total }) => [kind, total])),
  };
};
