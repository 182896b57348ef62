import { sql } from 'drizzle-orm';
import { message } from '../../../src/domain/language/message';
import { sapStatus } from '../../../src/domain/orders/statuses';
import type { TaskClass } from '../../background/taskDefinition';
import { startTask } from '../../background/tasks';
import { Refusal } from '../../core/problems';
import type { Db } from '../../db/openDatabase';
import { theRow } from '../../db/theRow';
import { toRoles } from '../../core/toRoles';
import type { Role } from '../../../src/domain/access/roleOptions';
import type { FileLocation } from '../../files/filesOf';
import { eraseFromTexts } from './freeTexts';
import { hashOfAddress } from './personFiles';
import { personalTables, rowsOf } from './personalTables';
import { deletedEmail, deletedName } from './nameEraser';

/** Somebody who was not erased before. */
export interface Person {
  dbId: number;
  name: string;
  email: string;
  roles: Role[];
  isClosed: boolean;
}

/** Removes the files of an erased person after the answer; the address is known by its hash only, if it is theirs alone. */
export const removeFilesTask: TaskClass<{ userId: number; addressHash: string | null }> = {
  class: 'RemoveFilesOfPerson',
  queue: 'privacy',
};

/** The person with this id, closed or not, locked until the transaction ends; null when there is none or it was erased. */
export async function lockPerson(db: Db, id: number): Promise<Person | null> {
  const { rows } = await db.execute<{ name: string; email: string; roles: string[]; isClosed: boolean }>(sql`
    select name, email, roles, closed_at is not null as "isClosed" from users
    where id = ${id} and erased_at is null for no key update`);
  const [found] = rows;
  return found === undefined ? null : { ...found, dbId: id, roles: toRoles(found.roles) };
}

/** Whether an order of theirs is about to be booked by the ERP, which needs to know for whom. */
export async function hasWaitingOrders(db: Db, id: number): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(sql`
    select exists (select from orders where customer_id = ${id} and sap_status = ${sapStatus.waiting}) as has`);
  return theRow(rows).has;
}

/** Refuses to erase somebody while the ERP has not answered one of their orders. */
export async function refuseWaiting(db: Db, { dbId, name }: Person): Promise<void> {
  if (!(await hasWaitingOrders(db, dbId))) return;
  throw new Refusal(
    message('An order of {name} waits for the ERP. Try again once the ERP has answered.', { name }),
  );
}

/**
 * Closes an account for good and removes everything personal (docs/privacy.md): orders keep their figures, addresses stay
 * only with orders that were sent, and texts that name the person name a deleted one. Files follow in a task.
 */
export async function erasePerson(tx: Db, env: FileLocation, person: Person, at: Date): Promise<void> {
  const { dbId: id, email } = person;
  for (const source of personalTables) {
    if (source.onErasure !== 'delete') continue;
    await tx.execute(sql`delete from ${sql.identifier(source.table)} t where ${rowsOf(source, id)}`);
  }
  await tx.execute(sql`delete from tasks where class = 'SendMail' and input ->> 'userId' = ${String(id)}`);
  await tx.execute(sql`delete from order_views where owner_id = ${id} and not is_shared`);
  await tx.execute(sql`delete from customer_groups where owner_id = ${id} and not is_shared`);
  await eraseAddresses(tx, id);
  await tx.execute(sql`
    update users set name = ${deletedName}, email = ${deletedEmail(id)}, password_hash = null, roles = '{}',
      sap_id = null, extra_info = '', language = null, last_seen_at = null, idle_notice_at = null,
      closed_at = coalesce(closed_at, ${at.toISOString()}), erased_at = ${at.toISOString()}
    where id = ${id}`);
  const shared = await findShared(tx, person);
  await eraseFromTexts(tx, id, { ...person, ...shared });
  const input = { userId: id, addressHash: shared.isEmailShared ? null : hashOfAddress(email) };
  await startTask(tx, env, removeFilesTask, { input, createdBy: null });
}

/** Whether another account has the same name or email: a namesake, or the person's own new account. */
async function findShared(tx: Db, { name, email }: Person) {
  const { rows } = await tx.execute<{ isNameShared: boolean; isEmailShared: boolean }>(sql`
    select exists (select from users where lower(name) = lower(${name})) as "isNameShared",
      exists (select from users where lower(email) = lower(${email})) as "isEmailShared"`);
  return theRow(rows);
}

/** Addresses stay without a name where a sent order goes to them. */
async function eraseAddresses(tx: Db, id: number): Promise<void> {
  await tx.execute(sql`
    delete from user_addresses a where a.user_id = ${id} and not exists (
      select from orders o
      where o.customer_id = ${id} and o.address_id = a.sap_id and o.sap_status <> ${sapStatus.open})`);
  await tx.execute(sql`update user_addresses set name1 = ${deletedName} where user_id = ${id}`);
  await tx.execute(sql`
    update orders set address_id = '', version = version + 1
    where customer_id = ${id} and sap_status = ${sapStatus.open} and address_id <> ''`);
}
