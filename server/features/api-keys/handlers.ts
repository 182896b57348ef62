import { keyExpiryRefusal } from '../../../src/domain/access/apiKeys';
import { message } from '../../../src/domain/language/message';
import { isolated } from '../../../src/domain/text/isolated';
import { notFound, readName, refuse, Refusal } from '../../core/problems';
import { recordSecurityEvent } from '../../http/log';
import type { Handler } from '../../http/operation';
import { newApiKey, toScopes } from '../../identity/apiKeys';
import { assertConfirmed } from '../../identity/confirmation';
import { hashToken } from '../../identity/sessions';
import { endKey, insertKey, selectKeys } from './queries';

export const listApiKeys: Handler<'listApiKeys'> = async ({ db }) => ({
  keys: (await selectKeys(db)).map((key) => ({
    ...{ id: String(key.id), name: key.name, scopes: toScopes(key.scopes), created_by: key.creator },
    created: toSeconds(key.createdAt),
    expires: toSeconds(key.expiresAt),
    last_used: key.lastUsedAt === null ? null : toSeconds(key.lastUsedAt),
  })),
});

/** The answer alone has the key: only its hash is stored. */
export const createApiKey: Handler<'createApiKey'> = async (context) => {
  const { db, user, body, now } = context;
  const name = readName(body.name, 'name', message('The key needs a name.'));
  const at = now();
  refuse(keyExpiryRefusal(body.expires, toSeconds(at)));
  await assertConfirmed(context);
  const key = newApiKey();
  const id = await insertKey(db, {
    ...{ name, keyHash: hashToken(key), scopes: body.scopes, createdBy: user.dbId, createdAt: at },
    expiresAt: new Date(body.expires * 1000),
  });
  if (id === null)
    throw new Refusal(message('There is already a key called {name}.', { name: isolated(name) }));
  const { scopes } = body;
  recordSecurityEvent(context, { event: 'api_key_created', target: String(id), scopes });
  return { status: 'success', id: String(id), key };
};

export const endApiKey: Handler<'endApiKey'> = async (context) => {
  const { db, body, now } = context;
  await assertConfirmed(context);
  if (!(await endKey(db, body.id, now()))) throw notFound('key');
  recordSecurityEvent(context, { event: 'api_key_ended', target: body.id });
  return { status: 'success' };
};

const toSeconds = (time: Date) => Math.floor(time.getTime() / 1000);
