import type { Translate } from '../../../domain/language/wording';
import { formatMoney } from '../../../languages/money';
import { signed } from '../signed';
import type { ProposedNow } from './useProposedChanges';

/** How many changes, and what they make of the total. */
export const differenceText = (
  t: Translate,
  { count, pieces, cents }: Pick<ProposedNow, 'count' | 'pieces' | 'cents'>,
  currency: string,
): string =>
  t(
    '{changes, plural, =0 {Nothing differs from the order.} one {# change: {pieces} pieces, {amount}} other {# changes: {pieces} pieces, {amount}}}',
    {
      changes: count,
      pieces: signed(pieces, String),
      amount: signed(cents, (size) => formatMoney(size, currency)),
    },
  );
