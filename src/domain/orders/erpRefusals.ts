/** The number of an ERP's message, before its words: 'V1 312: ', 'VP 204 '. */
const messageNumber = /^[A-Z][A-Z\d]{0,19}[ /]\d{3}:?\s+/;

/** What the ERP said to an order that it refused, in one line and without the message's number. */
export const plainRefusal = (message: string): string =>
  message
    .trim()
    .replace(messageNumber, '')
    .replace(/\n[^]*/, '');

/** What refusals of one kind have in common: their figures are those of each order. */
export const refusalReason = (message: string): string =>
  plainRefusal(message).replace(/\d+(?:[.,/ ]+\d+)*/g, '…');
