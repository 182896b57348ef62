import * as client from 'openid-client';
import { rolesOfClaim, saysSecondFactor } from '../../../../src/domain/access/openid';
import type { Role } from '../../../../src/domain/access/roleOptions';
import { isEmail, withWrittenDomain } from '../../../../src/domain/people';
import { toStoredText } from '../../../../src/domain/text/storedText';
import type { OpenidProvider } from '../../../core/openidEnv';
import type { OpenidClient } from './openidClient';

/** The identity that a provider asserts. */
export interface Identity {
  provider: OpenidProvider;
  subject: string;
  /** Null unless the provider says that the address was verified. */
  email: string | null;
  name: string | null;
  /** The roles that its claim gives; null: roles are managed here. */
  roles: Role[] | null;
  hasSecondFactor: boolean;
  /** Its id of its own session, if it says one. */
  sessionId: string | null;
  /** When they last authenticated there, in epoch seconds, if it says so. */
  authenticatedAt: number | null;
}

/** What the host remembers while somebody is at an OpenID provider. */
export interface OpenidVisit {
  provider: string;
  state: string;
  nonce: string;
  codeVerifier: string;
  /** The page to return to, or null. */
  from: string | null;
  /** The session to confirm, as the hash of its token, and since when, in epoch seconds; left out for a sign-in. */
  confirms?: { session: string; since: number };
}

/** What a visit is for. */
type Purpose = Pick<OpenidVisit, 'from' | 'confirms'>;

/**
 * Begins a visit; `address` is where the browser goes. To confirm, the provider has to ask who it is, whoever is signed
 * in there.
 */
export async function beginVisit(
  { provider, configuration }: OpenidClient,
  { redirectUri, purpose, now }: { redirectUri: string; purpose: Purpose; now: Date },
): Promise<{ visit: OpenidVisit; address: URL }> {
  const config = await configuration(now);
  const visit = {
    provider: provider.id,
    state: client.randomState(),
    nonce: client.randomNonce(),
    codeVerifier: client.randomPKCECodeVerifier(),
    ...purpose,
  };
  const address = client.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: scopesOf(provider, config).join(' '),
    state: visit.state,
    nonce: visit.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(visit.codeVerifier),
    code_challenge_method: 'S256',
    ...(purpose.confirms && { prompt: 'login', max_age: '0' }),
  });
  return { visit, address };
}

/** A claim of roles often has a scope of its own, as `groups` has. */
function scopesOf({ roles, rolesClaim }: OpenidProvider, config: client.Configuration): string[] {
  const { scopes_supported: supported = [] } = config.serverMetadata();
  const forRoles = roles !== null && supported.includes(rolesClaim) ? [rolesClaim] : [];
  return ['openid', 'email', 'profile', ...forRoles];
}

/**
 * Completes a visit: `answer` is the address at which the browser came back. Throws unless the answer belongs to this
 * visit and the id token was signed by the provider, for this host and this visit, and has not expired.
 */
export async function completeVisit(
  { provider, configuration }: OpenidClient,
  { visit, answer, now }: { visit: OpenidVisit; answer: URL; now: Date },
): Promise<Identity> {
  const config = await configuration(now);
  const tokens = await client.authorizationCodeGrant(config, answer, {
    expectedState: visit.state,
    expectedNonce: visit.nonce,
    pkceCodeVerifier: visit.codeVerifier,
  });
  const token = tokens.claims();
  if (token === undefined) throw new Error('The answer has no id token.');
  const isComplete = 'email' in token && (provider.roles === null || provider.rolesClaim in token);
  const more = isComplete ? {} : await readMore(config, tokens.access_token, token.sub);
  const person: Record<string, unknown> = 'email' in token ? token : more;
  const claims: Record<string, unknown> = { ...more, ...token };
  return {
    provider,
    subject: token.sub,
    email: person.email_verified === true ? emailOf(person.email) : null,
    name: nameOf(claims.name),
    roles: provider.roles === null ? null : rolesOfClaim(claims[provider.rolesClaim], provider.roles),
    hasSecondFactor: provider.secondFactor === 'trust' || saysSecondFactor(token),
    sessionId: textOf(token.sid),
    authenticatedAt: token.auth_time ?? null,
  };
}

/** Many providers give claims about a person only at their userinfo endpoint. */
async function readMore(config: client.Configuration, accessToken: string, subject: string) {
  if (config.serverMetadata().userinfo_endpoint === undefined) return {};
  return client.fetchUserInfo(config, accessToken, subject);
}

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);

const nameOf = (value: unknown) => (typeof value === 'string' ? textOf(toStoredText(value)) : null);

/** Only the domain may have two spellings: a mailbox that looks like somebody else's is not theirs. */
const emailOf = (value: unknown) => {
  const email = textOf(value);
  return email === null || !isEmail(email) ? null : withWrittenDomain(email);
};
