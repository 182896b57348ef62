import { ownsUser } from './ownsUser';
import type { Role } from './roleOptions';

/**
 * Whether a person's own scope covers an order: that of a user they own, or one that they sell as an agent
 * (spec 6).
 */
export function ownsOrder(
  viewer: { id: string; roles: readonly Role[] },
  order: { customer_id: string; customer_agents: readonly string[]; seller_id: string | null },
): boolean {
  if (ownsUser(viewer, { id: order.customer_id, agents: order.customer_agents })) return true;
  return viewer.roles.includes('agent') && order.seller_id === viewer.id;
}
