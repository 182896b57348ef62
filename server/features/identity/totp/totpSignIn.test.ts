import { eq } from 'drizzle-orm';
import { hashPassword } from '../../../core/passwords';
import { sessions } from '../../../db/schema';
import { deleteFactors } from '../../../db/factors';
import { buildTestApp, type TestApp } from '../../../test/buildTestApp';
import { buildUser } from '../../../test/factories';
import { type Browser, openBrowser } from '../../../test/openBrowser';
import {
  addFactor,
  buildSecured,
  securedMethods,
  securedPassword as password,
} from '../../../test/secondFactor';
import { addApp } from './test/addApp';

let t: TestApp;
let other: TestApp;
const now = new Date('2026-11-21T10:00:00Z');

beforeAll(async () => {
  t = await buildTestApp({ now: () => now, env: { REQUIRE_SECOND_FACTOR: 'all' } });
  other = await buildTestApp({ now: () => now, beside: t });
});
afterAll(async () => {
  await other.close();
  await t.close();
});

const success = { status: 'success' };
const wrong = { status: 'error', error: 'This code is wrong or was used already.' };

/** A person with a password and an authenticator app; `codeOf` is what the app shows, so many seconds later. */
async function buildOwner() {
  const user = await buildUser(t.db, { passwordHash: await hashPassword(password) });
  const codeOf = await addApp(t.db, user);
  return { ...user, codeOf: (seconds = 0) => codeOf(new Date(now.getTime() + seconds * 1000)) };
}

const show = async (browser: Browser, body: object) => (await browser.call('completeSignIn', { body })).json;
const isSignedIn = async (browser: Browser) => (await browser.call('getMe')).status === 200;

/** A browser after the right password. */
async function begin({ email }: { email: string }, host = t) {
  const browser = openBrowser(host);
  await browser.call('login', { body: { username: email, password } });
  return browser;
}

describe('a code of the authenticator app', () => {
  test.each([
    ['now', 0, true],
    ['of the step before', -30, true],
    ['of the step after', 30, true],
    ['of two steps before', -60, false],
    ['of two steps after', 60, false],
  ])('%s', async (_name, seconds, isRight) => {
    const user = await buildOwner();
    const browser = await begin(user);
    expect(await show(browser, { code: await user.codeOf(seconds) })).toEqual(isRight ? success : wrong);
    expect(await isSignedIn(browser)).toBe(isRight);
  });

  test('may be typed with a space; a session with a second factor begins', async () => {
    const user = await buildOwner();
    const browser = await begin(user);
    const code = await user.codeOf();
    expect(await show(browser, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).toEqual(success);
    expect([...browser.cookies.keys()].toSorted()).toEqual(['linedesk_device', 'linedesk_session']);
    const [session] = await t.db.select().from(sessions).where(eq(sessions.userId, user.id));
    expect(session).toMatchObject({ method: 'password', hasSecondFactor: true });
  });

  test('works once, and so does none that is older', async () => {
    const user = await buildOwner();
    const code = await user.codeOf();
    const before = await user.codeOf(-30);
    expect(await show(await begin(user), { code })).toEqual(success);
    expect(await show(await begin(user), { code })).toEqual(wrong);
    expect(await show(await begin(user), { code: before })).toEqual(wrong);
    expect(await show(await begin(user), { code: await user.codeOf(30) })).toEqual(success);
  });

  test('of somebody else is wrong', async () => {
    const [user, rival] = [await buildOwner(), await buildOwner()];
    const browser = await begin(user);
    expect(await show(browser, { code: await rival.codeOf() })).toEqual(wrong);
  });

  test('shown on two hosts at once lets one in', async () => {
    const user = await buildOwner();
    const code = await user.codeOf();
    const browsers = await Promise.all([begin(user), begin(user, other), begin(user)]);
    const answers = await Promise.all(browsers.map((browser) => show(browser, { code })));
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1);
  });
});

test('with a recovery code beside it is refused', async () => {
  const body = { code: '000000', recovery_code: 'x' };
  expect((await t.anonymous.call('completeSignIn', { body })).status).toBe(422);
});

test('who has another second factor too may show either', async () => {
  const user = await buildSecured(t.db);
  const codeOf = await addApp(t.db, user);
  const browser = openBrowser(t);
  const { json } = await browser.call('login', { body: { username: user.email, password } });
  expect(json.methods?.toSorted()).toEqual([...securedMethods, 'totp'].toSorted());
  expect(await show(browser, { code: await codeOf(now) })).toEqual(success);
});

test('is not removed while it is the last factor of somebody who needs one', async () => {
  const user = await buildOwner();
  const browser = await begin(user);
  await show(browser, { code: await user.codeOf() });
  expect((await browser.call('removeTotp')).json).toEqual({
    status: 'error',
    error: 'Your account needs a second factor. Set up another one before you remove this one.',
  });
  await addFactor(t.db, user);
  expect((await browser.call('removeTotp')).json).toEqual(success);
});

test('goes with all other factors', async () => {
  const user = await buildOwner();
  const browser = await begin(user);
  await deleteFactors(t.db, user.id);
  expect(await show(browser, { code: await user.codeOf() })).toEqual(wrong);
});
