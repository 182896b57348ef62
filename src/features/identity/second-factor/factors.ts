import type { ConfirmSessionRequest, FactorMethod } from '../../../api';
import { passkeyFactor } from '../passkeys/passkeyFactor';
import { totpFactor } from '../totp/totpFactor';

/** A text by which people show who they are. */
export interface ProofField {
  name: Exclude<keyof ConfirmSessionRequest, 'passkey'>;
  label: string;
  /** The label where no heading says more. */
  fullLabel?: string;
  input: { autoComplete: string; inputMode?: 'numeric' };
}

/** How people are asked for a kind of second factor. */
interface Factor {
  heading: string;
  /** What they enter; without it the browser shows a prompt. */
  field?: ProofField;
  submit: string;
  /** The button that changes to it. */
  instead: string;
}

/** Every kind of second factor. */
export const factors: { readonly [method in FactorMethod]: Factor } = {
  passkey: passkeyFactor,
  totp: totpFactor,
  recovery: {
    heading: 'Enter one of your recovery codes. Each works once.',
    field: { name: 'recovery_code', label: 'Recovery code', input: { autoComplete: 'off' } },
    submit: 'Continue',
    instead: 'Use a recovery code instead',
  },
};
