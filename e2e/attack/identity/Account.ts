import { generate } from 'otplib';
import { type RequestOptions, SoftAuthenticator, type Twist } from '../../../server/test/softAuthenticator';
import type { Person } from '../World';
import type { Browser } from './Browser';

/** Somebody's account with everything that signs in to it. */
export class Account {
  readonly passkey = new SoftAuthenticator({ counts: false });
  codes: string[] = [];
  passkeyId = '';
  private secret = '';
  /** The 30 seconds of the latest code that was shown, counted from the first possible ones. */
  private shownCodes = 0;

  private constructor(
    readonly person: Person,
    readonly browser: Browser,
  ) {}

  /** Signs somebody in and gives them an authenticator app, a passkey and recovery codes. */
  static async secure(person: Person, browser: Browser): Promise<Account> {
    const account = new Account(person, browser);
    await account.setUp();
    return account;
  }

  get id(): string {
    return this.person.id;
  }

  private async setUp(): Promise<void> {
    const { browser, person } = this;
    await mustBeDone('login', browser.login(person.email, person.password));
    const { secret } = await mustBeDone('startTotp', browser.post('/api/me/totp/start'));
    this.secret = String(secret);
    const { recovery_codes: codes } = await mustBeDone(
      'confirmTotp',
      browser.post('/api/me/totp', { code: await this.nextCode() }),
    );
    this.codes = Array.isArray(codes) ? codes.map(String) : [];
    const { options } = await mustBeDone('startPasskey', browser.post('/api/me/passkeys/options'));
    const credential = this.passkey.create(Object(options), browser.world.wire.url);
    await mustBeDone('addPasskey', browser.post('/api/me/passkeys', { name: 'Key', credential }));
    const { body } = await browser.call('GET', '/api/me/passkeys');
    this.passkeyId = Array.isArray(body.passkeys) ? String(Object(body.passkeys[0]).id) : '';
    for (const secretText of [this.secret, ...this.codes]) browser.world.wire.tokens.add(secretText);
  }

  /** A code that was not shown before: of the 30 seconds before now, of these, and of the next; then they run out. */
  async nextCode(): Promise<string> {
    const offset = this.shownCodes - 1;
    this.shownCodes += 1;
    return generate({ secret: this.secret, epoch: Math.floor(Date.now() / 1000) + 30 * offset });
  }

  /** What its passkey signs, or one of another account that says it is this one. */
  sign = (options: RequestOptions, twist: Twist = {}) =>
    this.passkey.get(options, this.browser.world.wire.url, twist);

  /** Signs in with the passkey alone. */
  async enterByPasskey(browser: Browser, twist: Twist = {}) {
    const { body } = await browser.post('/auth/passkey/options');
    const credential = this.sign(Object(body.options), twist);
    return { credential, ...(await browser.post('/auth/passkey', { credential })) };
  }
}

async function mustBeDone(what: string, call: Promise<{ isDone: boolean; body: Record<string, unknown> }>) {
  const { isDone, body } = await call;
  if (isDone) return body;
  throw new Error(`The attack could not be set up: ${what} answered ${JSON.stringify(body)}.`);
}
