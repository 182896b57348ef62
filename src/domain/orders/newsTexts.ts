import { type Message, message } from '../language/message';
import { isolated } from '../text/isolated';
import type { Delivery } from './fulfillment';

/** That an order which was confirmed otherwise is now confirmed as ordered. */
export const confirmedAsOrdered = message('Everything is now confirmed as it was ordered.');

/** A shipment of so many pieces, on a day as its reader writes it. */
export function shippedText(
  shipment: Pick<Delivery, 'number' | 'carrier' | 'tracking_number'> & { readonly pieces: number },
  day: string,
): Message {
  const { carrier, pieces } = shipment;
  const values = { day, number: isolated(shipmentNumber(shipment)), pieces };
  return carrier === ''
    ? message('Shipped on {day}: {pieces, plural, one {# piece} other {# pieces}}, shipment {number}', values)
    : message(
        'Shipped on {day} by {carrier}: {pieces, plural, one {# piece} other {# pieces}}, shipment {number}',
        { ...values, carrier: isolated(carrier) },
      );
}

/** That the ERP took a shipment back. */
export const takenBackText = (number: string): Message =>
  message('The shipment {number} was taken back.', { number: isolated(number) });

/** The number by which people know a shipment: the carrier's, or else the ERP's. */
export const shipmentNumber = (shipment: Pick<Delivery, 'tracking_number' | 'number'>): string =>
  shipment.tracking_number || shipment.number;
