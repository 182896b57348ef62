import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import * as client from 'openid-client';
import type { OpenidProvider } from '../../../core/openidEnv';

/** How long a provider's metadata is used, and how long it may take to answer. */
const cachedMs = 3_600_000;
const timeoutSeconds = 5;
/** How much its clock and ours may differ. */
export const clockToleranceSeconds = 60;

/** This host as a client of a provider. */
export interface OpenidClient {
  provider: OpenidProvider;
  /** The provider's metadata, loaded again after an hour; throws if it has never answered. */
  configuration(now: Date): Promise<client.Configuration>;
  /** The keys with which it signs. */
  keys(configuration: client.Configuration): JWTVerifyGetKey;
}

/** Nothing is fetched before somebody signs in. */
export function openidClient(provider: OpenidProvider): OpenidClient {
  let known: { configuration: client.Configuration; until: number } | null = null;
  let pending: Promise<client.Configuration> | null = null;
  let keySet: { address: string; keys: JWTVerifyGetKey } | null = null;

  return {
    provider,
    async configuration(now) {
      if (known !== null && now.getTime() < known.until) return known.configuration;
      pending ??= discover(provider).finally(() => (pending = null));
      try {
        known = { configuration: await pending, until: now.getTime() + cachedMs };
      } catch (error) {
        if (known === null) throw error;
      }
      return known.configuration;
    },
    keys(configuration) {
      const address = configuration.serverMetadata().jwks_uri ?? '';
      if (keySet?.address !== address) keySet = { address, keys: keysAt(address, provider) };
      return keySet.keys;
    },
  };
}

/** An issuer without https is on this machine (`readOpenidEnv`). */
const mayBePlain = ({ issuer }: OpenidProvider) => issuer.startsWith('http:');

/** The library checks signatures of id tokens only when told to: it would otherwise trust the connection alone. */
function discover(provider: OpenidProvider): Promise<client.Configuration> {
  const execute = [client.enableNonRepudiationChecks];
  if (mayBePlain(provider)) execute.push(client.allowInsecureRequests);
  return client.discovery(
    new URL(provider.issuer),
    provider.clientId,
    undefined,
    authenticate(provider.clientSecret),
    { execute, timeout: timeoutSeconds },
  );
}

/** Sends the secret as a header, which is the protocol's default, or in the body where a provider takes only that. */
function authenticate(secret: string): client.ClientAuth {
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
  return (server, ...request) => {
    const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = server;
    (methods.includes('client_secret_basic') ? basic : post)(server, ...request);
  };
}

function keysAt(address: string, provider: OpenidProvider): JWTVerifyGetKey {
  const url = new URL(address);
  if (url.protocol !== 'https:' && !mayBePlain(provider)) throw new Error('The keys must be read by https.');
  return createRemoteJWKSet(url, { timeoutDuration: timeoutSeconds * 1000 });
}
