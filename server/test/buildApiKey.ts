import type { KeyScope } from '../../src/domain/access/apiKeys';
import { theRow } from '../db/theRow';
import { apiKeys } from '../db/schema';
import type { OperationId } from '../core/call';
import { newApiKey } from '../identity/apiKeys';
import { hashToken } from '../identity/sessions';
import type { TestApp } from './buildTestApp';
import { checkAnswer, type ContractCall, requestOf } from './contract';
import { buildUser } from './factories';

let made = 0;

/** Stores an API key; its `call` sends it as other systems do: without an origin or a cookie. */
export async function buildApiKey(
  t: TestApp,
  { scopes, ...values }: { scopes: KeyScope[] } & Partial<typeof apiKeys.$inferInsert>,
) {
  made += 1;
  const creator = await buildUser(t.db, { roles: ['admin'] });
  const key = newApiKey();
  const now = Date.now();
  const row = theRow(
    await t.db
      .insert(apiKeys)
      .values({
        ...{ name: `System ${made}`, keyHash: hashToken(key), scopes, createdBy: creator.id },
        ...{ createdAt: new Date(now), expiresAt: new Date(now + 86_400_000) },
        ...values,
      })
      .returning(),
  );
  return { ...row, key, call: callWith(t, key) };
}

/** Calls with a key, whether there is such a key or not. */
export const callWith =
  (t: TestApp, key: string) =>
  async <Op extends OperationId>(operation: Op, call: ContractCall = {}) =>
    checkAnswer(operation, await sendWith(t, key, operation, call));

/** The same, for calls whose refusals of keys the contract does not list one by one. */
export function sendWith(t: TestApp, key: string, operation: string, call: ContractCall = {}) {
  const request = requestOf(operation, call, undefined);
  const headers = { ...request.headers, authorization: `Bearer ${key}` };
  Reflect.deleteProperty(headers, 'origin');
  return t.app.inject({ ...request, headers });
}
