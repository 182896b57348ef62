import type { OpenidFailure } from '../../../../src/domain/access/openidFailures';
import type { OpenidClient } from './openidClient';

/** Where a browser goes after a visit: to the login, which shows how it ended, and goes on to `from`. */
export const loginAddress = (said: Record<string, string>, from: string | null) =>
  `/login?${new URLSearchParams(from === null ? said : { ...said, from })}`;

/** How a visit has failed. */
export interface Failed {
  failure: OpenidFailure;
  from: string | null;
}

/** The same with a failure. */
export const failedAddress = ({ provider }: OpenidClient, { failure, from }: Failed) =>
  loginAddress({ failure, provider: provider.id }, from);

/** The key under which the visits begun from an address are counted. */
export const startsFrom = (ip: string) => `openid-address:${ip}`;
