import { randomBytes } from 'node:crypto';
import { hashPassword } from '../core/passwords';
import type { Db } from '../db/openDatabase';
import { passkeys } from '../db/schema';
import { makeRecoveryCodes } from '../features/identity/second-factor/changes';
import type { Caller } from './buildTestApp';
import { buildUser } from './factories';
import { SoftAuthenticator } from './softAuthenticator';

/** The password of `buildSecured` people. */
export const securedPassword = 'a quiet river';

/** How `buildSecured` people can show their second factor; tests show a recovery code. */
export const securedMethods = ['passkey', 'recovery'];

/** Gives a person a second factor, without recovery codes; its id. */
export async function addFactor(db: Db, user: { id: number }): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  const values = { id, userId: user.id, publicKey: randomBytes(77), transports: [], name: 'Laptop' };
  await db.insert(passkeys).values({ ...values, signCount: 0, isBackedUp: false });
  return id;
}

/** Sets up a second factor as a person does. */
export async function setUpFactor(caller: Caller, origin = 'http://localhost:3000') {
  const authenticator = new SoftAuthenticator();
  const { options, error } = (await caller.call('startPasskey')).json;
  if (options === undefined) throw new Error(error);
  const credential = authenticator.create(options, origin);
  const { json } = await caller.call('addPasskey', { body: { name: 'Phone', credential } });
  return { authenticator, json };
}

/** Removes the second factor with this id, as its owner does. */
export const removeFactor = (caller: Caller, id: string, headers: Record<string, string> = {}) =>
  caller.call('removePasskey', { body: { id }, headers });

/** A person with a password, a second factor and recovery codes. */
export async function buildSecured(db: Db, values: Parameters<typeof buildUser>[1] = {}) {
  const user = await buildUser(db, { passwordHash: await hashPassword(securedPassword), ...values });
  const factor = await addFactor(db, user);
  const codes = await makeRecoveryCodes(db, user.id, new Date());
  return { ...user, factor, codes };
}
