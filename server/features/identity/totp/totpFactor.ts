import type { Body } from '../../../core/call';
import type { Db } from '../../../db/openDatabase';
import type { Context } from '../../../http/operation';
import { hasTotp, spendCode } from './queries';

/** A code of an authenticator app as a second factor. */
export const totpFactor = {
  field: 'code' as const,
  isSetUp: hasTotp,
  verify: async (
    { db, now }: { db: Db } & Pick<Context<'completeSignIn'>, 'now'>,
    userId: number,
    { code }: Body<'completeSignIn'>,
  ) => code !== undefined && spendCode(db, { userId, code, now: now() }),
};
