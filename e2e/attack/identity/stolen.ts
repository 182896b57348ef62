import { type Finding, Findings } from '../findings';
import type { Tally } from '../Tally';
import type { Target } from '../Target';
import { Account } from './Account';
import { Browser, sessionCookie, stepCookie } from './Browser';

/**
 * Tries to keep an account with nothing but its password and one of its sessions, whose last proof is more than ten
 * minutes old; answers where that went too far.
 */
export async function stealIdentity(target: Target, tally: Tally): Promise<Finding[]> {
  const world = await target.newWorld(`stolen-${process.pid}`);
  const findings = new Findings('a stolen session');
  const owner = await Account.secure(world.person('admin'), new Browser(world, tally));
  const thief = await Account.secure(world.person('rival'), new Browser(world, tally));
  const { email, password } = owner.person;
  await target.ageSessions();
  const stolen = owner.browser.with([sessionCookie, owner.browser.cookie(sessionCookie)]);

  const own = owner.id;
  const { body: begun } = await stolen.post('/auth/passkey/options');
  const another = 'seven other linen words';
  const calls: [string, string, object?][] = [
    ['POST', '/api/me/totp/start'],
    ['POST', '/api/me/totp/remove'],
    ['POST', '/api/me/recovery-codes'],
    ['POST', '/api/me/passkeys/options'],
    ['PUT', '/api/me/passkeys', { id: owner.passkeyId, name: 'Mine' }],
    ['DELETE', '/api/me/passkeys', { id: owner.passkeyId }],
    ['POST', '/api/me/sessions/end', { id: owner.person.session }],
    ['POST', '/api/me/sessions/end_others'],
    ['POST', '/api/user/sessions/end', { id: own }],
    ['POST', '/api/user/factors/reset', { id: own }],
    ['POST', '/api/user/factors/reset', { id: thief.id }],
    ['PUT', '/api/user/password', { id: own, password: another }],
    ['PUT', '/api/user/password', { id: own, password: another, current_password: 'some quiet guess' }],
    ['PUT', '/api/user', { id: own, email: `thief@${world.name}.test` }],
    ['POST', '/api/me/confirm', { password }],
    ['POST', '/api/me/confirm', { recovery_code: thief.codes[0] }],
    ['POST', '/api/me/confirm', { code: await thief.nextCode() }],
    ['POST', '/api/me/confirm', { passkey: thief.sign(Object(begun.options)) }],
  ];
  for (const [method, path, body] of calls) {
    const { isDone, status } = await stolen.call(method, path, body);
    if (isDone) findings.add('a stolen session that changes what signs in', `${status}`, `${method} ${path}`);
  }

  // Whoever has somebody set their password does not get past their second factor by it.
  await world.setPassword(own, another);
  const browser = owner.browser.with();
  const { isDone } = await browser.login(email, another);
  if (isDone || browser.cookie(stepCookie) === '')
    findings.add('a second factor that a new password takes away');
  return [...findings.all, ...(await compareLogins(owner, world.person('shop').email))];
}

/** What a stranger is answered says nothing about an account: whether there is one, and what it has. */
async function compareLogins(secured: Account, plain: string): Promise<Finding[]> {
  const findings = new Findings('enumeration');
  const { browser } = secured;
  const expectSame = async (what: string, calls: Promise<{ status: number; body: object }>[]) => {
    const answers = (await Promise.all(calls)).map(({ status, body }) =>
      JSON.stringify({ status, ...body, request_id: null }),
    );
    if (new Set(answers).size > 1) findings.add(`${what} that tells accounts apart`, answers.join(' / '));
  };
  const names = [secured.person.email, plain, `a-stranger@${secured.browser.world.name}.test`];
  await expectSame(
    'a wrong password',
    names.map((name) => browser.with().login(name, 'some quiet guess')),
  );
  await expectSame(
    'a forgotten password',
    names.map((username) => browser.with().post('/auth/forgotten-password', { username })),
  );
  await expectSame(
    'a second step',
    ['', 'A'.repeat(43)].map((step) => browser.with([stepCookie, step]).show({ code: '123456' })),
  );
  // A passkey that is known, and one that is not.
  const forged = async (isKnown: boolean) => {
    const asking = browser.with();
    const { body } = await asking.post('/auth/passkey/options');
    const credential = secured.sign(Object(body.options), { isForged: true });
    const id = isKnown ? credential.id : Buffer.alloc(16).toString('base64url');
    return asking.post('/auth/passkey', { credential: { ...credential, id, rawId: id } });
  };
  await expectSame('a passkey', [forged(true), forged(false)]);
  return findings.all;
}
