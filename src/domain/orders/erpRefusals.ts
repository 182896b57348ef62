/** The number before an ERP's message: 'V1 312: ', 'VP 204 '. */
const messageNumber = /^[A-Z][A-Z\d]{0,19}[ /]\d{3}:?\s+/;

/** The ERP's message about a refused order on one line, without its number. */
export const plainRefusal = (message: string): string =>
  message
    .trim()
    .replace(messageNumber, '')
    .replace(/\n[^]*/, '');

/** The common part of similar refusals, without the figures of each order. */
export const refusalReason = (message: string): string =>
  plainRefusal(message).replace(/\d+(?:[.,/ ]+\d+)*/g, '…');
