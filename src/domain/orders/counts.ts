import { type Message, message } from '../language/message';

/** How many pieces: '1 piece', '1,200 pieces'. */
export const piecesText = (pieces: number): Message =>
  message('{pieces, plural, one {# piece} other {# pieces}}', { pieces });

/** How many orders. */
export const ordersText = (orders: number): Message =>
  message('{orders, plural, one {# order} other {# orders}}', { orders });
