import type { TaskClass } from '../tasks/TaskWork';

/**
 * What a mail is written from: an invitation to choose a password, with the order that waits for the person, if any; or
 * the link to an order, for someone who has a password. It holds no link of an invitation: that is made when the mail
 * is written, and kept nowhere but in the mail.
 */
export type MailInput =
  | { kind: 'invitation'; userId: number; orderId: number | null }
  | { kind: 'order_link'; userId: number; orderId: number };

/** The task that writes and sends a mail. */
export const mailTask: TaskClass<MailInput> = { class: 'SendMail', lane: 'mail' };
