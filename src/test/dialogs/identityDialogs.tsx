import { NamePasskeyDialog } from '../../features/identity/passkeys/NamePasskeyDialog';
import { RemovePasskeyDialog } from '../../features/identity/passkeys/RemovePasskeyDialog';
import { RenamePasskeyDialog } from '../../features/identity/passkeys/RenamePasskeyDialog';
import { RecoveryCodesDialog } from '../../features/identity/second-factor/RecoveryCodesDialog';
import { RenewCodesDialog } from '../../features/identity/second-factor/RenewCodesDialog';
import { ResetFactorsDialog } from '../../features/user-detail/ResetFactorsDialog';
import { ConfirmDialog } from '../../features/identity/confirm/ConfirmDialog';
import { buildFactors } from '../factories/buildFactors';
import { buildUser } from '../factories/buildUser';
import { mockApi } from '../mockApi';
import { type DialogCase, nothing } from './DialogCase';

const admin = buildUser({ roles: ['admin'] });
const passkey = { id: 'key', name: 'Key', created: 0, last_used: null, backed_up: false };
const made = {
  id: 'key',
  rawId: 'key',
  type: 'public-key' as const,
  response: { clientDataJSON: 'x', attestationObject: 'x' },
};

/** The dialogs of how people sign in. */
export const identityDialogs: readonly DialogCase[] = [
  {
    file: 'features/identity/second-factor/RecoveryCodesDialog.tsx',
    shows: (close) => <RecoveryCodesDialog codes={['K7QM-2HXA']} onClose={close} />,
    begins: 'Recovery codes',
    closes: 'I have saved them',
    returns: 'Open',
  },
  {
    file: 'features/identity/second-factor/RenewCodesDialog.tsx',
    shows: (close) => <RenewCodesDialog onDone={nothing} onClose={close} />,
    begins: 'Cancel',
  },
  {
    file: 'features/identity/confirm/ConfirmDialog.tsx',
    shows: (close) => <ConfirmDialog onConfirmed={nothing} onClose={close} />,
    mocks: () => mockApi('getSecondFactors', buildFactors()),
    begins: 'Password',
  },
  {
    file: 'features/identity/confirm/ConfirmDialog.tsx',
    which: 'at a provider',
    shows: (close) => <ConfirmDialog onConfirmed={nothing} onClose={close} />,
    mocks: () =>
      mockApi(
        'getSecondFactors',
        buildFactors({ confirm_with: ['openid'], providers: [{ id: 'contoso', name: 'Contoso' }] }),
      ),
    begins: 'Sign in once more with Contoso',
  },
  {
    file: 'features/user-detail/ResetFactorsDialog.tsx',
    shows: (close) => <ResetFactorsDialog me={admin} user={buildUser()} onDone={nothing} onClose={close} />,
    mocks: () => mockApi('getFactorsOfUser', { methods: ['recovery'], recovery_codes_left: 9, reset: null }),
    begins: 'Cancel',
  },
  {
    file: 'features/identity/passkeys/NamePasskeyDialog.tsx',
    shows: (close) => <NamePasskeyDialog made={made} onDone={nothing} onClose={close} />,
    begins: 'Name',
  },
  {
    file: 'features/identity/passkeys/RenamePasskeyDialog.tsx',
    shows: (close) => <RenamePasskeyDialog passkey={passkey} onClose={close} />,
    begins: 'Name',
  },
  {
    file: 'features/identity/passkeys/RemovePasskeyDialog.tsx',
    shows: (close) => <RemovePasskeyDialog passkey={passkey} onClose={close} />,
    begins: 'Cancel',
  },
];
