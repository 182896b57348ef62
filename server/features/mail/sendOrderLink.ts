import type { Db } from '../../db/openDatabase';
import type { Env } from '../../env';
import type { Mailer, MailInput } from '../../background/mail';
import { findOrderLink } from './queries';
import { writeOrderLink } from './writeOrderLink';

/** Sends the link to an order; nothing is sent when the order or its customer's account is gone meanwhile. */
export async function sendOrderLink(
  db: Db,
  mailer: Mailer,
  { publicUrl, brandName }: Pick<Env, 'publicUrl' | 'brandName'>,
  { orderId }: Extract<MailInput, { kind: 'order_link' }>,
): Promise<void> {
  const found = await findOrderLink(db, orderId);
  if (found === null) return;
  await mailer.send(writeOrderLink({ ...found, brandName, link: `${publicUrl}/linesheet/${orderId}` }));
}
