import fc from 'fast-check';
import { type Finding, Findings } from '../findings';
import type { Tally } from '../Tally';
import type { Target } from '../Target';
import { Account } from './Account';
import { Browser, sessionCookie, stepCookie } from './Browser';

const ownerMoves = [
  'byCode',
  'byRecovery',
  'byPasskey',
  'confirm',
  'renew',
  'leave',
  'endOthers',
  'change',
] as const;
const attackerMoves = [
  'replayStep',
  'replaySession',
  'guess',
  'passkey',
  'oldPassword',
  'fix',
  'disguise',
] as const;

interface Move {
  owner: (typeof ownerMoves)[number];
  attacker: (typeof attackerMoves)[number];
  /** Which of the things that the attacker has got hold of. */
  pick: number;
}

const moves = fc.array(
  fc.record({
    owner: fc.constantFrom(...ownerMoves),
    attacker: fc.constantFrom(...attackerMoves),
    pick: fc.nat(),
  }),
  { minLength: 12, maxLength: 12 },
);

/**
 * Somebody who knows the password and sees everything an account's owner has used up (cookies of ended sessions and
 * steps, codes, what the passkey signed) tries to get in, in a seed's order, while the owner goes on; answers where they
 * did.
 */
export async function stormIdentity(target: Target, seed: number, tally: Tally): Promise<Finding[]> {
  const world = await target.newWorld(`i${seed}-${process.pid}`);
  const owner = await Account.secure(world.person('agent'), new Browser(world, tally));
  const attacker = await Account.secure(world.person('rival'), new Browser(world, tally));
  const storm = new Storm(owner, attacker, new Findings(seed));
  for (const move of fc.sample(moves, { seed, numRuns: 1 }).flat()) await storm.make(move);
  await storm.end();
  return storm.findings.all;
}

class Storm {
  /** What was of use once. */
  private readonly used = {
    steps: new Set<string>(),
    sessions: new Set<string>(),
    factors: new Set<object>(),
  };
  private readonly passwords: string[] = [];
  /** Browsers of the attacker that may become signed in as the owner. */
  private readonly browsers = new Set<Browser>();
  private laptop: Browser;

  constructor(
    private readonly owner: Account,
    private readonly attacker: Account,
    readonly findings: Findings,
  ) {
    this.laptop = owner.browser;
  }

  async make({ owner, attacker, pick }: Move): Promise<void> {
    if (this.laptop.cookie(sessionCookie) === '') await this.ownerDoes.byPasskey();
    await this.ownerDoes[owner]();
    await this.attackerDoes[attacker](pick);
    await this.look(`after ${owner} of the owner and ${attacker} of the attacker`);
  }

  /** The owner still gets in, and has no session but their own. */
  async end(): Promise<void> {
    await this.ownerDoes.byPasskey();
    if ((await this.laptop.whose()) !== this.owner.id) this.findings.add('an owner who was shut out');
    await this.laptop.post('/api/me/sessions/end_others');
    const { body } = await this.laptop.call('GET', '/api/me/sessions');
    const count = Array.isArray(body.sessions) ? body.sessions.length : 0;
    if (count !== 1) this.findings.add("sessions that don't end with the others", `${count} are open`);
    await this.look('at the end');
  }

  /** Nothing that the attacker has is a session of the owner. */
  private async look(when: string): Promise<void> {
    const ended = [...this.used.sessions].map((token) => this.laptop.with([sessionCookie, token]));
    for (const browser of [...this.browsers, ...ended]) {
      const who = await browser.whose();
      if (who === this.owner.id) this.findings.add("an owner's session in another's hands", when);
    }
  }

  private async enter(factorOf: () => Promise<object>): Promise<void> {
    const { email, password } = this.owner.person;
    const before = this.laptop.cookie(sessionCookie);
    await this.laptop.login(email, password);
    const factor = await factorOf();
    const step = this.laptop.cookie(stepCookie);
    if (!(await this.laptop.show(factor)).isDone) return;
    // A sign-in ends the session that the browser had.
    this.used.sessions.add(before);
    this.used.factors.add(factor);
    this.used.steps.add(step);
  }

  /** What proves who the owner is changes the session's token. */
  private async confirm(): Promise<void> {
    const before = this.laptop.cookie(sessionCookie);
    const { body } = await this.laptop.post('/auth/passkey/options');
    const passkey = this.owner.sign(Object(body.options));
    const { isDone } = await this.laptop.post('/api/me/confirm', { passkey });
    if (!isDone) return;
    this.used.sessions.add(before);
    this.used.factors.add({ passkey });
  }

  private readonly ownerDoes: Record<Move['owner'], () => Promise<void>> = {
    byCode: () => this.enter(async () => ({ code: await this.owner.nextCode() })),
    byRecovery: () => this.enter(async () => ({ recovery_code: this.owner.codes.pop() ?? 'none-left' })),
    byPasskey: async () => {
      const before = this.laptop.cookie(sessionCookie);
      const { isDone, credential } = await this.owner.enterByPasskey(this.laptop);
      if (!isDone) return this.findings.add('an owner whose passkey is refused');
      if (before !== '') this.used.sessions.add(before);
      this.used.factors.add({ passkey: credential });
    },
    confirm: () => this.confirm(),
    renew: async () => {
      const old = this.owner.codes;
      const { isDone, body } = await this.laptop.post('/api/me/recovery-codes');
      if (!isDone || !Array.isArray(body.recovery_codes)) return;
      for (const code of old) this.used.factors.add({ recovery_code: code });
      this.owner.codes = body.recovery_codes.map(String);
    },
    leave: async () => {
      this.used.sessions.add(this.laptop.cookie(sessionCookie));
      await this.laptop.call('GET', '/logout');
    },
    endOthers: async () => void (await this.laptop.post('/api/me/sessions/end_others')),
    change: async () => {
      const { person, id } = this.owner;
      const password = `${person.password} again`.slice(0, 200);
      const change = { id, password, current_password: person.password };
      if (!(await this.laptop.call('PUT', '/api/user/password', change)).isDone) return;
      this.passwords.push(person.password);
      person.password = password;
    },
  };

  /** A browser of the attacker that has begun the owner's sign-in. */
  private async begin() {
    const browser = this.laptop.with();
    this.browsers.add(browser);
    const { isDone, body } = await browser.login(this.owner.person.email, this.owner.person.password);
    if (isDone) this.findings.add('a password that signs in alone');
    return { browser, body };
  }

  private readonly attackerDoes: Record<Move['attacker'], (pick: number) => Promise<void>> = {
    replayStep: async (pick) => {
      // What is used up, in a sign-in that is used up too, or in a new one.
      const step = pick % 3 === 0 ? pickFrom(this.used.steps, pick) : undefined;
      const factor = pickFrom(this.used.factors, pick);
      const browser =
        step === undefined ? (await this.begin()).browser : this.laptop.with([stepCookie, step]);
      this.browsers.add(browser);
      await browser.show(factor ?? { code: '123456' });
    },
    replaySession: async (pick) => {
      const token = pickFrom(this.used.sessions, pick);
      if (token === undefined) return;
      const calls: [string, object?][] = [
        ['/api/me/totp/start'],
        ['/api/me/confirm', pickFrom(this.used.factors, pick) ?? { password: this.owner.person.password }],
        ['/api/me/recovery-codes'],
        ['/api/me/passkeys/options'],
      ];
      for (const [path, body] of calls) {
        const { status } = await this.laptop.with([sessionCookie, token]).post(path, body);
        if (status !== 401) this.findings.add('an ended session that is taken', `${status}`, path);
      }
    },
    guess: async (pick) => {
      const { browser, body } = await this.begin();
      const own = [
        async () => ({ code: await this.attacker.nextCode() }),
        async () => ({ recovery_code: this.attacker.codes[0] ?? '' }),
        async () => pickFrom(this.used.factors, pick) ?? { code: '654321' },
        // No passkey is asked for once the tries are used up.
        async () => (body.passkey === undefined ? {} : { passkey: this.attacker.sign(Object(body.passkey)) }),
      ];
      await browser.show((await own[pick % own.length]?.()) ?? {});
    },
    passkey: async (pick) => {
      const browser = this.laptop.with();
      this.browsers.add(browser);
      const twists = [
        { signer: this.attacker.passkey },
        { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
        { origin: 'https://evil.test' },
        { rpId: 'evil.test' },
        { isVerified: false },
        { isForged: true },
        { type: 'webauthn.create' },
      ];
      await this.owner.enterByPasskey(browser, twists[pick % twists.length]);
      const { passkey: credential } = Object(
        [...this.used.factors].findLast((factor) => 'passkey' in factor) ?? {},
      );
      if (credential !== undefined) await browser.post('/auth/passkey', { credential });
      // Its own passkey, with the owner's handle.
      const userHandle = Buffer.from(`linedesk-user-${this.owner.id}`).toString('base64url');
      await this.attacker.enterByPasskey(browser, { userHandle });
    },
    oldPassword: async (pick) => {
      const password = pickFrom(this.passwords, pick);
      if (password === undefined) return;
      const { status, body } = await this.laptop.with().login(this.owner.person.email, password);
      if (body.status !== 'error' && status !== 429)
        this.findings.add('an old password that is taken', `${status} ${JSON.stringify(body)}`);
    },
    fix: async () => {
      // The owner's browser is given a session of the attacker and a step that the attacker has begun.
      const { browser } = await this.begin();
      const session = this.attacker.browser.cookie(sessionCookie);
      await this.ownerDoes.leave();
      this.laptop = this.laptop.with([sessionCookie, session], [stepCookie, browser.cookie(stepCookie)]);
      const factor = { recovery_code: this.owner.codes.pop() ?? 'none-left' };
      if ((await this.laptop.show(factor)).isDone) this.used.factors.add(factor);
      else await this.ownerDoes.byPasskey();
      this.browsers.add(this.laptop.with([sessionCookie, session]));
      await this.attacker.enterByPasskey(this.attacker.browser);
    },
    disguise: async (pick) => {
      const { browser } = await this.begin();
      const step = pick % 2 === 0 ? browser.cookie(stepCookie) : (pickFrom(this.used.steps, pick) ?? 'none');
      this.browsers.add(this.laptop.with([sessionCookie, step]));
    },
  };
}

function pickFrom<Item>(items: Iterable<Item>, pick: number): Item | undefined {
  const all = [...items];
  return all[pick % Math.max(all.length, 1)];
}
