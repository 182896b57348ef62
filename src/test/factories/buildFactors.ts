import type { SecondFactors } from '../../api';

/** The second factors of somebody who has none and gives their password to confirm who they are, unless said otherwise. */
export const buildFactors = (overrides: Partial<SecondFactors> = {}): SecondFactors => ({
  required: false,
  may_remove: true,
  totp: null,
  recovery_codes_left: 0,
  confirm_with: ['password'],
  ...overrides,
});
