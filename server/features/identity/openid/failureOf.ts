import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import type { OpenidFailure } from '../../../../src/domain/access/openidFailures';

/** What the person is told when a visit to a provider fails with this error. */
export function failureOf(error: unknown): OpenidFailure {
  if (error instanceof AuthorizationResponseError) return answered[error.error] ?? 'invalid';
  return isUnreachable(error) ? 'unavailable' : 'invalid';
}

/** The errors with which providers send people back (RFC 6749, 4.1.2.1; OpenID Connect Core, 3.1.2.6). */
const answered: Partial<Record<string, OpenidFailure>> = {
  access_denied: 'cancelled',
  login_required: 'cancelled',
  interaction_required: 'cancelled',
  consent_required: 'cancelled',
  server_error: 'unavailable',
  temporarily_unavailable: 'unavailable',
};

/** Whether a provider didn't answer, in time or at all, or was broken. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return error.status >= 500;
  if (error instanceof ClientError) {
    const isBroken = error.cause instanceof Response && error.cause.status >= 500;
    return error.code === 'OAUTH_TIMEOUT' || isBroken || isFetchFailure(error.cause);
  }
  return isFetchFailure(error);
}

const isFetchFailure = (error: unknown) =>
  typeof error === 'object' && error !== null && 'message' in error && error.message === 'fetch failed';

/** The provider's word for an error, such as invalid_client, if it is one that can be logged. */
export function codeWordOf(error: unknown): string | undefined {
  const isAnswer = error instanceof AuthorizationResponseError || error instanceof ResponseBodyError;
  return isAnswer && /^[a-z_]{1,40}$/.test(error.error) ? error.error : undefined;
}
