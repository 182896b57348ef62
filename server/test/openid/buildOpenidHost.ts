import { buildTestApp, type TestApp } from '../buildTestApp';
import { recordLog } from '../recordLog';
import { OpenidBrowser } from './openidBrowser';
import { type ProviderAccount, startProvider } from './startProvider';

const host = 'http://localhost:3000';

/**
 * A host with the provider 'contoso', whose accounts may be changed while it runs. `settings` are those of the provider
 * (`NEW_PEOPLE`), and `env` others.
 */
export async function buildOpenidHost(
  options: {
    settings?: Record<string, string>;
    env?: Record<string, string>;
    hasFullTokens?: boolean;
    beside?: TestApp;
  } = {},
) {
  const accounts: Record<string, ProviderAccount> = {};
  const log = recordLog();
  let now = new Date();
  let app: TestApp['app'] | null = null;
  const provider = await startProvider({
    host,
    id: 'contoso',
    accounts,
    hasFullTokens: options.hasFullTokens,
    deliver: async (address, { method, headers, body } = {}) => {
      const payload = String(body);
      const answer = await app?.inject({
        method: method === 'POST' ? 'POST' : 'GET',
        url: new URL(String(address)).pathname,
        payload,
        headers: Object.fromEntries(new Headers(headers)),
      });
      return new Response(answer?.body || null, { status: answer?.statusCode });
    },
  });
  const own = Object.entries(options.settings ?? {}).map(([name, value]) => [
    `OPENID_CONTOSO_${name}`,
    value,
  ]);
  const t = await buildTestApp({
    now: () => now,
    log,
    beside: options.beside,
    env: {
      OPENID_PROVIDERS: 'contoso',
      ...provider.settings('Contoso'),
      ...Object.fromEntries(own),
      ...options.env,
    },
  });
  app = t.app;
  return {
    ...t,
    accounts,
    provider,
    log,
    browser: () => new OpenidBrowser(t.app, host),
    setNow: (next: Date) => (now = next),
    /** Somebody with this account signs in with a browser of their own; returns where they come to. */
    signIn: (account: string) => new OpenidBrowser(t.app, host).signIn('/auth/openid/contoso', account),
    async close() {
      await t.close();
      await provider.close();
    },
  };
}

export type OpenidHost = Awaited<ReturnType<typeof buildOpenidHost>>;
