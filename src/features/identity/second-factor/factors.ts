import type { ConfirmSessionRequest, FactorMethod } from '../../../api';
import { passkeyFactor } from '../passkeys/passkeyFactor';
import { totpFactor } from '../totp/totpFactor';
import { type Message, message } from '../../../domain/language/message';

/** A text by which people show who they are. */
export interface ProofField {
  name: Exclude<keyof ConfirmSessionRequest, 'passkey'>;
  label: Message;
  /** The label where no heading says more. */
  fullLabel?: Message;
  /** What is said when it is empty. */
  missing: Message;
  input: { autoComplete: string; inputMode?: 'numeric' };
}

/** How people are asked for a kind of second factor. */
interface Factor {
  heading: Message;
  /** What they enter; without it the browser shows a prompt. */
  field?: ProofField;
  submit: Message;
  /** The button that changes to it. */
  instead: Message;
}

/** Every kind of second factor. */
export const factors: { readonly [method in FactorMethod]: Factor } = {
  passkey: passkeyFactor,
  totp: totpFactor,
  recovery: {
    heading: message('Enter one of your recovery codes. Each works once.'),
    field: {
      name: 'recovery_code',
      label: message('Recovery code'),
      missing: message('Enter your recovery code.'),
      input: { autoComplete: 'off' },
    },
    submit: message('Continue'),
    instead: message('Use a recovery code instead'),
  },
};
