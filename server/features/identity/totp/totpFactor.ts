import type { Body } from '../../../core/call';
import type { Db } from '../../../db/openDatabase';
import type { Context } from '../../../http/operation';
import { confirmTotp, removeTotp, startTotp } from './handlers';
import { findTotp, spendCode } from './queries';

/** A code of an authenticator app as a second factor. */
export const totpFactor = {
  handlers: { startTotp, confirmTotp, removeTotp },
  field: 'code',
  isSetUp: async (db: Db, userId: number) => (await findTotp(db, userId)) !== null,
  present: async (db: Db, userId: number) => {
    const app = await findTotp(db, userId);
    return { totp: app === null ? null : { created: Math.floor(app.createdAt.getTime() / 1000) } };
  },
  verify: async (
    { db, now }: { db: Db } & Pick<Context<'completeSignIn'>, 'now'>,
    userId: number,
    { code }: Body<'completeSignIn'>,
  ) => code !== undefined && spendCode(db, { userId, code, now: now() }),
} as const;
