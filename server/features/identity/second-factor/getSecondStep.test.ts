import { startedSteps } from '../../../db/schema';
import { buildTestApp, type TestApp } from '../../../test/buildTestApp';
import { type Browser, openBrowser } from '../../../test/openBrowser';
import { buildSecured, securedMethods, securedPassword as password } from '../../../test/secondFactor';

let t: TestApp;
let now = new Date('2026-11-21T10:00:00Z');

beforeAll(async () => {
  t = await buildTestApp({ now: () => now });
});
afterAll(() => t.close());

const ranOut = {
  status: 'error',
  error: 'This sign-in has run out. Please begin again.',
  must_restart: true,
};

const login = (browser: Browser, { email }: { email: string }) =>
  browser.call('login', { body: { username: email, password } });
const show = async (browser: Browser, body: object) => (await browser.call('completeSignIn', { body })).json;
const codeOf = ({ codes: [code] }: { codes: string[] }) => ({ recovery_code: code });

/** A browser after the right password. */
async function begin(user: { email: string }) {
  const browser = openBrowser(t);
  await login(browser, user);
  return browser;
}

describe('getSecondStep of a pending sign-in', () => {
  const ask = (browser: Browser) => browser.call('getSecondStep');

  test('answers what login answered, each time the page is loaded', async () => {
    const user = await buildSecured(t.db);
    const browser = openBrowser(t);
    const { status, methods } = (await login(browser, user)).json;
    expect((await ask(browser)).json).toMatchObject({ status, methods });
    expect((await ask(browser)).json).toMatchObject({ status, methods });
    expect(await show(browser, codeOf(user))).toEqual({ status: 'success' });
  });

  test('answers on each host, but only to the browser that began it', async () => {
    const other = await buildTestApp({ now: () => now, beside: t });
    const browser = await begin(await buildSecured(t.db));
    const headers = { cookie: `linedesk_step=${browser.cookies.get('linedesk_step')}` };
    expect((await other.anonymous.call('getSecondStep', { headers })).json).toMatchObject({
      methods: securedMethods,
    });
    expect((await ask(openBrowser(t))).json).toEqual(ranOut);
    await other.close();
  });

  test('answers that it has run out once it is complete, has expired or has no try left', async () => {
    const user = await buildSecured(t.db);
    const [done, late, used] = [await begin(user), await begin(user), await begin(user)];
    await show(done, codeOf(user));
    expect((await ask(done)).json).toEqual(ranOut);
    for (let count = 0; count < 5; count += 1) await show(used, { recovery_code: '000000' });
    expect((await ask(used)).json).toEqual(ranOut);
    now = new Date(now.getTime() + 600_000);
    expect((await ask(late)).json).toEqual(ranOut);
  });

  test('answers that it has run out to a step of another kind', async () => {
    const browser = await begin(await buildSecured(t.db));
    await t.db.update(startedSteps).set({ kind: 'openid' });
    expect((await ask(browser)).json).toEqual(ranOut);
    await t.db.delete(startedSteps);
  });

  test('answers 20 times, then 429, without affecting another sign-in of the person', async () => {
    const user = await buildSecured(t.db);
    const [browser, another] = [await begin(user), await begin(user)];
    for (let count = 0; count < 20; count += 1) expect((await ask(browser)).status).toBe(200);
    expect((await ask(browser)).status).toBe(429);
    expect((await ask(another)).status).toBe(200);
  });
});
