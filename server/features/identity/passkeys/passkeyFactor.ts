import { message } from '../../../../src/domain/language/message';
import type { Body } from '../../../core/call';
import { addPasskey, listPasskeys, removePasskey, renamePasskey, startPasskey } from './handlers';
import { hasPasskey } from './queries';
import { hasPasskeys } from './relyingParty';
import { askForPasskey, type PasskeyContext, verifyPasskey } from './verifyPasskey';

/** A passkey as a second factor, on hosts at whose address browsers have passkeys. */
export const passkeyFactor = {
  handlers: { startPasskey, addPasskey, listPasskeys, renamePasskey, removePasskey },
  field: 'passkey',
  isSetUp: hasPasskey,
  ask: async (context: PasskeyContext, userId: number) =>
    hasPasskeys(context.env) ? { passkey: await askForPasskey(context, userId) } : {},
  verify: async (context: PasskeyContext, userId: number, { passkey }: Body<'completeSignIn'>) =>
    passkey !== undefined && (await verifyPasskey(context, passkey)) === userId,
  wrong: message('The passkey was not accepted. Please try again.'),
} as const;
