import { eq } from 'drizzle-orm';
import { openidAccounts, users } from '../../../db/schema';
import { buildUser } from '../../../test/factories';
import { buildOpenidHost, type OpenidHost } from '../../../test/openid/buildOpenidHost';

let t: OpenidHost;
let open: OpenidHost;

const roles = { ROLES_CLAIM: 'groups', ROLES: 'brand-admins=admin,brand-agents=agent,everyone=app' };

beforeAll(async () => {
  t = await buildOpenidHost();
  open = await buildOpenidHost({ beside: t, settings: { ...roles, NEW_PEOPLE: 'create' } });
});
afterEach(() => {
  t.log.lines.splice(0);
  open.log.lines.splice(0);
});
afterAll(async () => {
  await open.close();
  await t.close();
});

const signedIn = '/login?signed_in=contoso';
const failure = (code: string) => `/login?failure=${code}&provider=contoso`;
const verified = (email: string, more: object = {}) => ({ email, email_verified: true, ...more });

let count = 0;
/** An account at the provider that no other test has. */
function newAccount(host: OpenidHost, claims: OpenidHost['accounts'][string]): string {
  count += 1;
  host.accounts[`account-${count}`] = claims;
  return `account-${count}`;
}

const linkOf = async (subject: string) =>
  (await t.db.select().from(openidAccounts).where(eq(openidAccounts.subject, subject)))[0]?.userId ?? null;
const rolesOf = async (user: { id: number }) =>
  (await t.db.select().from(users).where(eq(users.id, user.id)))[0]?.roles;

describe('an account', () => {
  test('is found by its verified email, ignoring case, and linked', async () => {
    const user = await buildUser(t.db, { email: 'Anna.Berg@brand.test' });
    const account = newAccount(t, verified('anna.berg@BRAND.test'));
    expect([await t.signIn(account), await linkOf(account)]).toEqual([signedIn, user.id]);
  });

  test('is found by an address that the provider writes in ASCII, not by one that only looks like it', async () => {
    const user = await buildUser(t.db, { email: 'kim@müller.test' });
    const lookalike = newAccount(t, verified('ｋｉｍ@müller.test'));
    expect(await t.signIn(lookalike)).toBe(failure('unverified'));
    const account = newAccount(t, verified('kim@xn--mller-kva.test'));
    expect([await t.signIn(account), await linkOf(account)]).toEqual([signedIn, user.id]);
  });

  test('stays linked when the email changes here, there, or belongs to somebody else', async () => {
    const user = await buildUser(t.db);
    const account = newAccount(t, verified(user.email));
    await t.signIn(account);
    await t.db.update(users).set({ email: 'new.name@brand.test' }).where(eq(users.id, user.id));
    const other = await buildUser(t.db);
    t.accounts[account] = { email: other.email, email_verified: false };
    expect([await t.signIn(account), await linkOf(account)]).toEqual([signedIn, user.id]);
  });

  test.each<[string, object]>([
    ['not verified', { email_verified: false }],
    ['said to be verified in a text', { email_verified: 'true' }],
    ['not said to be verified', {}],
    ['missing', { email: undefined, email_verified: true }],
    ['none', { email: 'anna', email_verified: true }],
  ])('is not found by an email that is %s', async (_name, claims) => {
    const { email } = await buildUser(t.db);
    const account = newAccount(t, { email, ...claims });
    expect([await t.signIn(account), await linkOf(account)]).toEqual([failure('unverified'), null]);
    expect(t.log.securityEvents()).toContainEqual(
      expect.objectContaining({ event: 'openid_refused', provider: 'contoso', reason: 'unverified' }),
    );
  });

  test('that is closed lets nobody in: by its email, or linked before', async () => {
    const user = await buildUser(t.db);
    const account = newAccount(t, verified(user.email));
    await t.signIn(account);
    await t.db.update(users).set({ closedAt: new Date() }).where(eq(users.id, user.id));
    expect(await t.signIn(account)).toBe(failure('unknown'));
    const another = newAccount(open, verified(user.email, { groups: ['brand-agents'] }));
    expect(await open.signIn(another)).toBe(failure('unknown'));
  });

  test('is not opened by another account at the provider that got its email later', async () => {
    const { email } = await buildUser(t.db);
    expect(await t.signIn(newAccount(t, verified(email)))).toBe(signedIn);
    const later = newAccount(t, verified(email));
    expect([await t.signIn(later), await linkOf(later)]).toEqual([failure('other_account'), null]);
  });

  test('that is linked to another provider is not opened by its email here', async () => {
    const user = await buildUser(t.db);
    const link = { provider: 'google', subject: 'g-1', userId: user.id, createdAt: new Date() };
    await t.db.insert(openidAccounts).values(link);
    const account = newAccount(t, verified(user.email));
    expect([await t.signIn(account), await linkOf(account)]).toEqual([failure('other_account'), null]);
  });

  test('is not created where new people are refused', async () => {
    expect(await t.signIn(newAccount(t, verified('new@brand.test')))).toBe(failure('unknown'));
    expect(await t.db.$count(users, eq(users.email, 'new@brand.test'))).toBe(0);
  });

  test('is created where the settings allow it, for people with a role', async () => {
    const claims = verified('kim@brand.test', {
      name: ' Kim\u202e Holm\u200b ',
      groups: ['brand-agents', 'x'],
    });
    const account = newAccount(open, claims);
    expect(await open.signIn(account)).toBe(signedIn);
    const [user] = await t.db.select().from(users).where(eq(users.email, 'kim@brand.test'));
    expect(user).toMatchObject({ name: 'Kim Holm', roles: ['agent'], passwordHash: null });
    const target = String(user?.id);
    expect(open.log.securityEvents()).toMatchObject([
      { event: 'account_created', target, roles: ['agent'] },
      { event: 'openid_linked', person: target, provider: 'contoso' },
      { event: 'sign_in', person: target },
    ]);
  });

  test('is created once by two concurrent sign-ins', async () => {
    const account = newAccount(open, verified('two@brand.test', { groups: ['everyone'] }));
    const browsers = [open.browser(), open.browser()];
    const backs: string[] = [];
    for (const browser of browsers) backs.push(await browser.visit('/auth/openid/contoso', account));
    const places = await Promise.all(browsers.map((browser, index) => browser.open(backs[index] ?? '')));
    expect(places.map(({ location }) => location)).toEqual([signedIn, signedIn]);
    expect(await t.db.$count(users, eq(users.email, 'two@brand.test'))).toBe(1);
  });

  test('is not created for people without a role', async () => {
    const account = newAccount(open, verified('x@brand.test', { groups: ['another'] }));
    expect(await open.signIn(account)).toBe(failure('no_role'));
    expect(await t.db.$count(users, eq(users.email, 'x@brand.test'))).toBe(0);
  });
});

describe('the roles of a provider', () => {
  test('are given at each sign-in, which ends the sessions with the roles before', async () => {
    const user = await buildUser(t.db, { roles: ['wls'] });
    const account = newAccount(open, verified(user.email, { groups: ['brand-agents'] }));
    expect((await open.as(user).call('getMe')).status).toBe(200);
    expect([await open.signIn(account), await rolesOf(user)]).toEqual([signedIn, ['agent']]);
    expect((await open.as(user).call('getMe')).status).toBe(401);
    expect(open.log.securityEvents()).toContainEqual(
      expect.objectContaining({
        event: 'roles_changed',
        target: String(user.id),
        from: ['wls'],
        to: ['agent'],
      }),
    );
    open.accounts[account] = verified(user.email, { groups: ['everyone', 'brand-agents'] });
    expect([await open.signIn(account), await rolesOf(user)]).toEqual([signedIn, ['agent', 'app']]);
  });

  test('are left alone where no roles are set', async () => {
    const user = await buildUser(t.db, { roles: ['agent', 'app'] });
    const account = newAccount(t, verified(user.email, { groups: ['brand-admins'] }));
    expect([await t.signIn(account), await rolesOf(user)]).toEqual([signedIn, ['agent', 'app']]);
  });

  test('sign out and refuse somebody who has none there anymore', async () => {
    const user = await buildUser(t.db, { roles: ['agent'] });
    const account = newAccount(open, verified(user.email, { groups: ['brand-agents'] }));
    const browser = open.browser();
    await browser.signIn('/auth/openid/contoso', account);
    expect((await open.as(user).call('getMe')).status).toBe(200);
    open.accounts[account] = verified(user.email);
    expect(await open.signIn(account)).toBe(failure('no_role'));
    expect((await open.as(user).call('getMe')).status).toBe(401);
  });

  test('leave the role to the last admin', async () => {
    const user = await buildUser(t.db, { roles: ['admin'] });
    const account = newAccount(open, verified(user.email, { groups: ['everyone'] }));
    expect([await open.signIn(account), await rolesOf(user)]).toEqual([signedIn, ['admin', 'app']]);
    const another = await buildUser(t.db, { roles: ['admin'] });
    expect([await open.signIn(account), await rolesOf(user)]).toEqual([signedIn, ['app']]);
    expect(await rolesOf(another)).toEqual(['admin']);
  });

  test('leave the role to an agent whose customers nobody has taken over', async () => {
    const user = await buildUser(t.db, { roles: ['agent'] });
    await buildUser(t.db, { roles: ['wls'], agents: [user] });
    const account = newAccount(open, verified(user.email, { groups: ['everyone'] }));
    expect([await open.signIn(account), await rolesOf(user)]).toEqual([signedIn, ['agent', 'app']]);
  });
});
