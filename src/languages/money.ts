import * as money from '../domain/money';
import { region } from '../lib/region';

/** An amount in integer cents, as the page's region writes it; see `src/domain/money.ts`. */
export const formatMoney = (cents: number, currency: string): string =>
  money.formatMoney(cents, currency, region.get());

/** An amount in major units, as in the contract. */
export const formatAmount = (amount: number, currency: string): string =>
  money.formatAmount(amount, currency, region.get());

/** Without decimals, where there is no room for them. */
export const formatRoundedMoney = (cents: number, currency: string): string =>
  money.formatRoundedMoney(cents, currency, region.get());
