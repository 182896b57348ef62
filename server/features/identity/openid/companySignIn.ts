import type { Env } from '../../../core/env';

/** What the login needs to know of sign-in with a company's account; nothing of it is secret. */
export const companySignIn = ({ openidProviders, localPasswords }: Env) => ({
  providers: openidProviders.map(({ id, name }) => ({ id, name })),
  passwords: localPasswords,
});
