import { Refusal } from '../../http/problems';

/** Runs a write, and refuses it in words when its e-mail or SAP id belongs to another open account. */
export async function refuseTaken<Result>(
  user: { email?: string; sapId?: string | null },
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    // The indexes decide, so that of two calls at the same time one is refused.
    const constraint = constraintOf(error);
    if (constraint === 'users_email_key') {
      throw new Refusal(`The e-mail ${user.email ?? ''} belongs to another user.`);
    }
    if (constraint === 'users_sap_id_key') {
      throw new Refusal(`The SAP id ${user.sapId ?? ''} belongs to another user.`);
    }
    throw error;
  }
}

function constraintOf(error: unknown): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('constraint' in cause) return cause.constraint;
  }
  return null;
}
