import { type Message, message } from '../language/message';
import type { OperationId } from './accessRules';

/** The calls that each scope of an API key allows; a key makes no other (contract.md 'API keys'). */
export const keyScopes = {
  read_orders: ['listOrders', 'getOrder', 'getOrderFulfillment', 'listOrderEvents'],
  write_fulfillment: ['reportFulfillment'],
  write_stock: ['uploadStock', 'getTaskStatus'],
  write_catalogs: [
    'listAllCatalogs',
    'uploadCatalog',
    'reuploadCatalog',
    'previewCatalogUpdate',
    'uploadGarments',
    'editGarments',
    'getTaskStatus',
  ],
} as const satisfies Record<string, readonly OperationId[]>;

/** What an API key is for. */
export type KeyScope = keyof typeof keyScopes;

/** Whether a key with these scopes may make a call. */
export const keyMayCall = (scopes: readonly KeyScope[], operation: OperationId): boolean =>
  scopes.some((scope) => keyScopes[scope].some((allowed) => allowed === operation));

const maxYears = 2;

/** The latest time, in epoch seconds, to which a key made at `now` is valid: two calendar years later. */
export function latestExpiry(now: number): number {
  const time = new Date(now * 1000);
  time.setUTCFullYear(time.getUTCFullYear() + maxYears);
  return time.getTime() / 1000;
}

/** Why a key made at `now` can't expire then, both in epoch seconds; null if it can. */
export function keyExpiryRefusal(expires: number, now: number): Message | null {
  if (expires <= now) return message('A key must expire in the future.');
  if (expires > latestExpiry(now))
    return message('A key must expire within {years} years.', { years: maxYears });
  return null;
}
