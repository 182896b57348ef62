import { type Finding, Findings } from '../findings';
import type { Tally } from '../Tally';
import type { Target } from '../Target';
import { Account } from './Account';
import { Browser, stepCookie } from './Browser';

/** How often each thing is used at once; more would meet the limit of codes. */
const times = 8;

/** Uses at once what works once; answers where it let in more than once, or not at all. */
export async function raceIdentity(target: Target, tally: Tally): Promise<Finding[]> {
  const world = await target.newWorld(`race-${process.pid}`);
  const findings = new Findings('identity races');
  const admin = await Account.secure(world.person('admin'), new Browser(world, tally));
  const person = await Account.secure(world.person('agent'), new Browser(world, tally));
  const { email, password } = person.person;

  const begin = async (): Promise<Browser> => {
    const browser = person.browser.with();
    await browser.login(email, password);
    return browser;
  };
  const all = <Item>(one: (index: number) => Promise<Item>) =>
    Promise.all(Array.from({ length: times }, (_, index) => one(index)));
  const expectOne = async (what: string, answers: Promise<{ isDone: boolean }[]>) => {
    const count = (await answers).filter(({ isDone }) => isDone).length;
    if (count !== 1) findings.add(`${what} that does not work once`, `${count} times`);
  };
  const inMany = async (shown: object) => {
    const browsers = await all(begin);
    return Promise.all(browsers.map((browser) => browser.show(shown)));
  };

  await expectOne('a recovery code', inMany({ recovery_code: person.codes[0] }));
  await expectOne('a code of an app', inMany({ code: await person.nextCode() }));

  const { body } = await person.browser.post('/auth/passkey/options');
  const credential = person.sign(Object(body.options));
  await expectOne(
    'what a passkey has signed',
    all(() => person.browser.with().post('/auth/passkey', { credential })),
  );

  const step = (await begin()).cookie(stepCookie);
  await expectOne(
    'a step',
    all((index) =>
      person.browser.with([stepCookie, step]).show({ recovery_code: person.codes[1 + (index % 4)] }),
    ),
  );

  // A code in a sign-in and in a confirmation.
  const [signingIn, code] = [await begin(), person.codes[6]];
  await expectOne(
    'a recovery code in two places',
    Promise.all([
      signingIn.show({ recovery_code: code }),
      person.browser.post('/api/me/confirm', { recovery_code: code }),
    ]),
  );

  // New codes while an old one is used: afterwards only those of one answer work.
  const renewals = await all(() => person.browser.post('/api/me/recovery-codes'));
  const sets = renewals.flatMap(({ body: { recovery_codes: codes } }) =>
    Array.isArray(codes) ? [codes] : [],
  );
  await expectOne(
    'a set of recovery codes',
    Promise.all(sets.map(async ([first]) => (await begin()).show({ recovery_code: String(first) }))),
  );

  // An admin can't be two.
  await all(() => admin.browser.post('/api/user/factors/reset', { id: person.id }));
  if ((await person.browser.whose()) === null || (await begin()).cookie(stepCookie) === '')
    findings.add('second factors that one admin resets alone');
  return findings.all;
}
