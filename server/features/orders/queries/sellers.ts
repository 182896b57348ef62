import { sql } from 'drizzle-orm';
import type { Role } from '../../../../src/domain/access/roleOptions';
import type { Db } from '../../../db/openDatabase';

/** Who may sell an order. */
export type SellerRow = { id: string; name: string; roles: Role[]; warehouse: string };

/** The open account of this id. */
export async function findSeller(db: Db, id: number): Promise<SellerRow | null> {
  const found = await db.execute<SellerRow>(sql`
    select id, name, roles, warehouse from users where id = ${id} and closed_at is null`);
  return found.rows[0] ?? null;
}
