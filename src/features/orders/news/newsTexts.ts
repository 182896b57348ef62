import type { OrderNews } from '../../../api';
import { type Message, message } from '../../../domain/language/message';
import { confirmedAsOrdered, shippedText, takenBackText } from '../../../domain/orders/newsTexts';
import { utcDateText } from '../../../lib/dates';

/** A sentence, and what tells it apart from the others of its order. */
interface NewsText {
  readonly key: string;
  readonly words: Message;
}

/** How many shipments of an order are named; the others are counted. */
const maxShipments = 3;

/** What is news of an order: what is not confirmed as ordered first, then the latest shipments. */
export function newsTexts({ confirmed, shipments, taken_back: takenBack }: OrderNews): NewsText[] {
  const shown = shipments.slice(-maxShipments).toReversed();
  const earlier = shipments.length - shown.length;
  return [
    ...(confirmed === null ? [] : confirmedTexts(confirmed)),
    ...shown.map((one) => ({ key: `shipped ${one.number}`, words: shippedText(one, utcDateText(one.day)) })),
    ...(earlier === 0 ? [] : [{ key: 'earlier', words: earlierText(earlier) }]),
    ...takenBack.map((number) => ({ key: `back ${number}`, words: takenBackText(number) })),
  ];
}

const earlierText = (shipments: number) =>
  message('{shipments, plural, one {# earlier shipment} other {# earlier shipments}}', { shipments });

function confirmedTexts({
  ordered,
  missing,
  other_day: pieces,
}: NonNullable<OrderNews['confirmed']>): NewsText[] {
  if (missing === 0 && pieces === 0) return [{ key: 'as ordered', words: confirmedAsOrdered }];
  return [
    ...(missing === 0 ? [] : [{ key: 'missing', words: missingText(missing, ordered) }]),
    ...(pieces === 0 ? [] : [{ key: 'day', words: otherDayText(pieces) }]),
  ];
}

const missingText = (missing: number, ordered: number) =>
  message('{missing, number} of {ordered, plural, one {# piece} other {# pieces}} not confirmed', {
    missing,
    ordered,
  });

const otherDayText = (pieces: number) =>
  message('{pieces, plural, one {# piece} other {# pieces}} confirmed for another day', { pieces });
