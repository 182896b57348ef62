import type { Env } from '../../../core/env';
import type { Db } from '../../../db/openDatabase';
import { selectLinks } from './queries';

/** What the login needs to know of sign-in with a company's account; nothing of it is secret. */
export const companySignIn = ({ openidProviders, localPasswords }: Env) => ({
  providers: openidProviders.map(({ id, name }) => ({ id, name })),
  passwords: localPasswords,
});

/** The providers at which somebody can re-authenticate. */
export async function providersOf(db: Db, { openidProviders }: Env, userId: number) {
  const links = await selectLinks(db, userId);
  return openidProviders.filter(({ id }) => links.includes(id)).map(({ id, name }) => ({ id, name }));
}
