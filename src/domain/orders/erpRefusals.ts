/** The number before an ERP's message: 'V1 312: ', 'VP/204 ', '[V1-045] '. */
const messageNumber = /^\[?([A-Z][A-Z\d]{0,19})[ /(-](\d{3})(?!\d)[\])]*/;

/** The ERP's message about a refused order on one line, without its number. */
export const plainRefusal = (message: string): string => {
  const line = message.trim().replace(/\n[^]*/, '');
  return /^:?\s+(.+)/.exec(line.replace(messageNumber, ''))?.[1] ?? line;
};

/** The number of the ERP's message, as 'V1 045'; '' without one. */
export const refusalNumber = (message: string): string =>
  messageNumber.exec(message.trim())?.slice(1).join(' ') ?? '';

/** The common part of similar refusals, without the figures of each order. */
export const refusalReason = (message: string): string =>
  plainRefusal(message).replace(/\d+(?:[.,/ ]+\d+)*/g, '…');

/** The causes that the host states, as they are ours: the ERP is out of reach, keeps an order, or lacks its customer. */
export type OwnCause = 'unreachable' | 'taken' | 'customer';

/** What is known of why the ERP does not have an order. */
export interface Refused {
  readonly erp_message?: string | null;
  readonly erp_cause?: OwnCause;
}

/** Our words for an ERP that could not be reached, of orders that were refused before hosts stated causes. */
export const unreachableWords = /could not be reached|did not answer/i;

/** Whether a refusal passes by itself, so that the order may be sent again as it is. */
export const isPassing = ({ erp_cause: cause, erp_message: words }: Refused): boolean =>
  cause === 'unreachable' || unreachableWords.test(words ?? '');
