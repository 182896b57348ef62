import { toDateText } from '../../../src/domain/dates';
import { type Message as Words, message } from '../../../src/domain/language/message';
import type { Delivery } from '../../../src/domain/orders/fulfillment';
import { isolated } from '../../../src/domain/text/isolated';
import type { Message, NewsOfOrder } from '../../background/mail';
import { type Letter, writeMail } from './letters';

interface NewsLetter extends Letter {
  orderName: string;
  customerName: string;
  news: NewsOfOrder;
}

/** The mail about what the ERP has confirmed otherwise than ordered, shipped or taken back. */
export function writeFulfillmentNews({ orderName, customerName, news, ...letter }: NewsLetter): Message {
  const order = isolated(orderName);
  const { differing, shipments, takenBack } = news;
  return writeMail({
    ...letter,
    subject: message("News of the order ''{order}''", { order }),
    before: [
      message("There is news of the order ''{order}'' of {customer}.", {
        order,
        customer: isolated(customerName),
      }),
      ...(differing?.length === 0 ? [message('Everything is now confirmed as it was ordered.')] : []),
      ...(differing ?? []).flatMap(confirmedText),
      ...shipments.map(shippedText),
      ...takenBack.map((number) =>
        message('The shipment {number} was taken back.', { number: isolated(number) }),
      ),
    ],
    links: [
      ...shipments
        .filter(({ tracking_url: url }) => url !== '')
        .map((shipment) => ({
          label: message('Follow the shipment {number}', { number: isolated(numberOf(shipment)) }),
          link: shipment.tracking_url,
          isForeign: true,
        })),
      { label: message('Open the order here'), link: letter.link },
    ],
    after: [],
  });
}

type Confirmed = NonNullable<NewsOfOrder['differing']>[number];

function confirmedText({ garment, ordered, confirmed, day, reason }: Confirmed): Words[] {
  const values = { garment: isolated(garment), ordered, confirmed };
  return [
    day === null || confirmed === 0
      ? message(
          '{garment}: {confirmed, number} of {ordered, plural, one {# piece} other {# pieces}} confirmed',
          values,
        )
      : message(
          '{garment}: {confirmed, number} of {ordered, plural, one {# piece} other {# pieces}} confirmed for {day}',
          { ...values, day: toDateText(day) },
        ),
    ...(reason === '' ? [] : [message('Reason: {reason}', { reason: isolated(reason) })]),
  ];
}

const numberOf = (shipment: Pick<Delivery, 'tracking_number' | 'number'>) =>
  shipment.tracking_number || shipment.number;

function shippedText({ day, carrier, lines, ...shipment }: Delivery): Words {
  const values = {
    day: toDateText(day),
    number: isolated(numberOf(shipment)),
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
  return carrier === ''
    ? message('Shipped on {day}: {pieces, plural, one {# piece} other {# pieces}}, shipment {number}', values)
    : message(
        'Shipped on {day} by {carrier}: {pieces, plural, one {# piece} other {# pieces}}, shipment {number}',
        { ...values, carrier: isolated(carrier) },
      );
}
