import { type DialogCase, nothing } from '../../../../test/dialogs/DialogCase';
import { RemoveTotpDialog } from '../RemoveTotpDialog';
import { SetUpTotpDialog } from '../SetUpTotpDialog';

/** The dialogs of authenticator apps. */
export const totpDialogs: readonly DialogCase[] = [
  {
    file: 'features/identity/totp/SetUpTotpDialog.tsx',
    shows: (close) => (
      <SetUpTotpDialog
        setup={{ secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Linedesk' }}
        onDone={nothing}
        onClose={close}
      />
    ),
    begins: 'Code that the app shows',
  },
  {
    file: 'features/identity/totp/RemoveTotpDialog.tsx',
    shows: (close) => <RemoveTotpDialog onClose={close} />,
    begins: 'Cancel',
  },
];
