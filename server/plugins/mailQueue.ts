/** The queue of mails to be written and sent. */
export const mailQueue = 'mail';

/**
 * A job of that queue: an invitation to choose a password, with the order that waits for the person, if any; or the
 * link to an order, for someone who has a password. It holds no link of an invitation: that is made when the mail is
 * written, and kept nowhere but in the mail.
 */
export type MailJob =
  | { kind: 'invitation'; userId: number; orderId: number | null }
  | { kind: 'order_link'; userId: number; orderId: number };
