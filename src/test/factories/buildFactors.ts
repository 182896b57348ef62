import type { SecondFactors } from '../../api';
import { contractOperation, exampleAnswer } from '../contract';

/** The contract's example of somebody's second factors, confirmed with their password unless said otherwise. */
export const buildFactors = (overrides: Partial<SecondFactors> = {}): SecondFactors => ({
  ...Object(exampleAnswer(contractOperation('getSecondFactors'))),
  confirm_with: ['password'],
  ...overrides,
});
