import { toDateText } from '../../../src/domain/dates';
import { type Message as Words, message } from '../../../src/domain/language/message';
import {
  confirmedAsOrdered,
  shipmentNumber,
  shippedText,
  takenBackText,
} from '../../../src/domain/orders/newsTexts';
import { piecesOf } from '../../../src/domain/orders/fulfillmentNews';
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
      ...(differing?.length === 0 ? [confirmedAsOrdered] : []),
      ...(differing ?? []).flatMap(confirmedText),
      ...shipments.map((shipment) =>
        shippedText({ ...shipment, pieces: piecesOf(shipment.lines) }, toDateText(shipment.day)),
      ),
      ...takenBack.map(takenBackText),
    ],
    links: [
      ...shipments
        .filter(({ tracking_url: url }) => url !== '')
        .map((shipment) => ({
          label: message('Follow the shipment {number}', { number: isolated(shipmentNumber(shipment)) }),
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
