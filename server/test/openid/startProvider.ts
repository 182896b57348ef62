import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Provider from 'oidc-provider';

/** Somebody with an account at the provider; the other fields are claims. */
export interface ProviderAccount {
  /** How they have signed in there, by RFC 8176. */
  amr?: string[];
  email?: string;
  email_verified?: boolean;
  name?: string;
  groups?: string[];
}

/** How the provider lies from now on. */
export interface Lies {
  /** What its id tokens say instead. */
  header?: Record<string, unknown>;
  payload?: Record<string, unknown>;
  /** What it signs them with: a key that it doesn't publish under the id of one that it does, or nothing. */
  key?: 'another' | 'none';
  /** Another way to sign. */
  resign?: (claims: Record<string, unknown>) => Promise<string>;
  /** What its metadata and its userinfo say instead. */
  metadata?: Record<string, unknown>;
  userinfo?: Record<string, unknown>;
  /** The status with which these addresses answer. */
  status?: { path: string; code: number };
}

export const clientId = 'linedesk';
export const clientSecret = 'a secret of the provider and the host';

interface Options {
  /** The address of the host's page, and its name of this provider. */
  host: string;
  id: string;
  accounts: Record<string, ProviderAccount>;
  /** Delivers logout tokens; by default over the network. */
  deliver?: typeof fetch;
  /** Whether claims are in the id token, or at the userinfo endpoint alone. */
  hasFullTokens?: boolean;
}

const keyId = 'the-key';

/** Starts a real OpenID provider (oidc-provider) on this machine, whose answers a test can falsify. */
export async function startProvider(options: Options) {
  const { host, id, accounts, deliver = fetch, hasFullTokens = true } = options;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const { privateKey: anotherKey } = await generateKeyPair('RS256');
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  let lies: Lies = {};

  const provider = await openProvider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${host}/auth/openid/${id}/callback`],
        backchannel_logout_uri: `${host}/auth/openid/${id}/logout`,
        backchannel_logout_session_required: true,
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: keyId, use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a key of the tests'] },
    claims: {
      openid: ['sub', 'amr'],
      email: ['email', 'email_verified'],
      profile: ['name'],
      groups: ['groups'],
    },
    acrValues: [],
    conformIdTokenClaims: !hasFullTokens,
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: { enabled: true, logoutSource, postLogoutSuccessSource },
    },
    ttl: { Session: 3600, Grant: 3600, Interaction: 600, IdToken: 600, AccessToken: 600 },
    findAccount: (_context: unknown, accountId: string) => ({
      accountId,
      claims: () => ({ sub: accountId, ...claimsOf(accounts[accountId]) }),
    }),
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/sign-in/${uid}` },
    loadExistingGrant,
    // Its own way is guarded against addresses of this machine.
    fetch: (address: string, { method, headers, body, signal }: RequestInit) =>
      deliver(address, { method, headers, body, signal }),
  });

  provider.use(async (context, next) => {
    if (lies.status?.path === context.path) {
      context.res.statusCode = lies.status.code;
      context.respond = false;
      context.res.end();
      return;
    }
    if (context.path.startsWith('/sign-in/')) return showSignIn(context);
    await next();
    if (isObject(context.body)) context.body = await falsified(context.path, context.body);
  });
  const handle = provider.callback();
  const answer = (...[request, response]: Parameters<typeof handle>) => handle(request, response);

  async function showSignIn(context: Parameters<Parameters<typeof provider.use>[0]>[0]) {
    if (context.method === 'GET') {
      context.type = 'html';
      context.body = signInPage(Object.keys(accounts));
      return;
    }
    const accountId = (await readForm(context.req)).get('account') ?? '';
    context.respond = false;
    const login = { accountId, amr: accounts[accountId]?.amr };
    const result = accountId === '' ? { error: 'access_denied' } : { login };
    await provider.interactionFinished(context.req, context.res, result);
  }

  /** Nobody is asked what this host may know. */
  async function loadExistingGrant({ oidc }: { oidc: { session: { accountId: string } } }) {
    const grant = new provider.Grant({ accountId: oidc.session.accountId, clientId });
    grant.addOIDCScope('openid email profile groups');
    await grant.save();
    return grant;
  }

  async function falsified(path: string, body: Record<string, unknown>) {
    if (path === '/.well-known/openid-configuration') return { ...body, ...lies.metadata };
    if (path === '/me') return { ...body, ...lies.userinfo };
    if (typeof body.id_token !== 'string') return body;
    return { ...body, id_token: await sign(payloadOf(body.id_token)) };
  }

  /** Signs claims like an id token, with the lies. */
  async function sign(claims: Record<string, unknown>, type?: string): Promise<string> {
    const payload = { ...claims, ...lies.payload };
    if (lies.resign !== undefined) return lies.resign(payload);
    if (lies.key === 'none') return new UnsecuredJWT(payload).encode();
    const header = { alg: 'RS256', kid: keyId, ...(type === undefined ? {} : { typ: type }), ...lies.header };
    return new SignJWT(payload)
      .setProtectedHeader(header)
      .sign(lies.key === 'another' ? anotherKey : privateKey);
  }

  return {
    issuer,
    sign,
    lie: (next: Lies) => (lies = next),
    /** Ends a session there, as when somebody signs out at the provider. */
    async signOut(subject: string, sessionId: string) {
      const client = await provider.Client.find(clientId);
      await quietly(() => client.backchannelLogout(subject, sessionId));
    },
    settings: (name: string): Record<string, string> => ({
      [`OPENID_${id.toUpperCase()}_NAME`]: name,
      [`OPENID_${id.toUpperCase()}_ISSUER`]: issuer,
      [`OPENID_${id.toUpperCase()}_CLIENT_ID`]: clientId,
      [`OPENID_${id.toUpperCase()}_CLIENT_SECRET`]: clientSecret,
    }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const openProvider = (issuer: string, configuration: object): Promise<Provider> =>
  quietly(async () => {
    const { default: ProviderClass } = await import('oidc-provider');
    return new ProviderClass(issuer, configuration);
  });

/** The package warns of what does not matter in tests: Node 20, and that it forgets everything. */
async function quietly<Result>(run: () => Promise<Result>): Promise<Result> {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await run();
  } finally {
    console.warn = warn;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const claimsOf = ({ amr: _, ...claims }: ProviderAccount = {}) => claims;

const payloadOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

const page = (title: string, content: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${content}</html>`;

const signInPage = (accounts: string[]) =>
  page(
    'Sign in at the provider',
    `<form method="post">${[...accounts, ''].map((account) => `<button name="account" value="${account}">${account || 'Cancel'}</button>`).join('')}</form>`,
  );

async function logoutSource(context: { body: unknown }, form: string) {
  context.body = page(
    'Sign out at the provider',
    `${form}<button form="op.logoutForm" name="logout" value="yes">Sign out</button>`,
  );
}

async function postLogoutSuccessSource(context: { body: unknown }) {
  context.body = page('Signed out at the provider', '');
}
