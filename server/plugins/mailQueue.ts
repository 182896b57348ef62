/** The queue of mails to be written and sent. */
export const mailQueue = 'mail';

/**
 * A job of that queue: an invitation to choose a password, with the order that waits for the person, if any. It
 * holds no link: that is made when the mail is written, and kept nowhere but in the mail.
 */
export type MailJob = { kind: 'invitation'; userId: number; orderId: number | null };
