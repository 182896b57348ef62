import type { FastifyBaseLogger } from 'fastify';
import type { Role } from '../../src/domain/access/roleOptions';
import type { OperationId, Viewer } from '../operation';
import { Problem } from './problems';

/**
 * What the security log tells (docs/operations.md 'Security log'). People are named by their ids: no event holds a
 * name, an e-mail or anything that lets somebody in. `person` is whom an event without a session is about.
 */
export type SecurityEvent =
  | { event: 'sign_in'; person: string }
  | { event: 'sign_in_refused'; person: string | null }
  | { event: 'sign_in_limited'; by: 'account' | 'device' | 'address' }
  | { event: 'sign_out' }
  | { event: 'password_changed'; target: string; by: 'owner' | 'staff' }
  | { event: 'password_changed'; target: string; by: 'link'; person: string }
  | { event: 'password_refused'; target: string }
  | { event: 'password_tries_limited'; target: string }
  | { event: 'account_created'; target: string; roles: readonly Role[] }
  | { event: 'accounts_created'; targets: readonly string[] }
  | { event: 'account_closed'; target: string }
  | { event: 'account_handed_over'; target: string; successors: readonly string[] }
  | { event: 'email_changed'; target: string }
  | { event: 'roles_changed'; target: string; from: readonly Role[]; to: readonly Role[] }
  | { event: 'agents_changed'; target: string; agents: readonly string[] }
  | { event: 'access_refused'; operation: OperationId }
  | { event: 'origin_refused'; operation: OperationId | null; origin: string | null };

/** Who makes a call, and from where. */
interface Caller {
  log: FastifyBaseLogger;
  ip: string;
  user: Pick<Viewer, 'id'> | null;
}

/** Tells the security log what has happened: after the commit, and whatever LOG_LEVEL is, unless it is silent. */
export function recordSecurityEvent({ log, ip, user }: Caller, event: SecurityEvent): void {
  if (log.level === 'silent') return;
  log
    .child({}, { level: 'info' })
    .info({ person: user?.id ?? null, address: ip, ...event }, 'security event');
}

/** Tells the security log when a call is refused for want of a right (403). */
export async function recordRefusal<Result>(
  caller: Caller,
  operation: OperationId,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Problem && error.status === 403) {
      recordSecurityEvent(caller, { event: 'access_refused', operation });
    }
    throw error;
  }
}
