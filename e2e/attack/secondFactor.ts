import { generate } from 'otplib';
import { accessRules } from '../../src/domain/access/accessRules';
import { type Finding, Findings } from './findings';
import { operations } from './operations';
import type { WireAnswer } from './send';
import type { Tally } from './Tally';
import type { Target } from './Target';
import type { Person, World } from './World';

/** A browser of its own. */
type Browser = Pick<Person, 'cookies'>;

/** How many codes of one account may be checked, in all its sign-ins together. */
const codesAllowed = 10;

/** Tries to get past the second factor of somebody whose password is known; answers where that went too far. */
export async function trySecondFactor(target: Target, tally: Tally): Promise<Finding[]> {
  const world = await target.newWorld(`factor-${process.pid}`);
  const attack = new Attack(world, tally);
  const [agent, rival] = [world.person('agent'), world.person('rival')];
  await attack.setUp(agent);
  await attack.callWithoutCode(agent);
  await attack.guess(agent);
  await attack.race(rival, await attack.setUp(rival));
  return attack.findings.all;
}

const letIn = ({ statusCode, body }: WireAnswer) => statusCode === 200 && /"success"/.test(body);
const wasChecked = ({ statusCode, body }: WireAnswer) => statusCode === 200 && !/has run out/.test(body);

class Attack {
  readonly findings = new Findings('second factor');

  constructor(
    private readonly world: World,
    private readonly tally: Tally,
  ) {}

  /** Gives somebody an authenticator app; their recovery codes. */
  async setUp(person: Person): Promise<string[]> {
    const post = async (path: string, body?: object) =>
      JSON.parse((await this.world.send(this.world.json('POST', path, body), person)).body);
    const { secret } = await post('/api/me/totp/start');
    const { recovery_codes: codes } = await post('/api/me/totp', { code: await generate({ secret }) });
    if (!Array.isArray(codes)) throw new Error(`${person.email} could not set up a second factor.`);
    return codes.map(String);
  }

  /** With the password alone no call is answered, whatever cookie the step's token is sent as. */
  async callWithoutCode(person: Person): Promise<void> {
    const browser = await this.begin(person);
    const [name = '', token = ''] = [...browser.cookies].find(([cookie]) => cookie.includes('step')) ?? [];
    const disguised = new Map([...browser.cookies, [name.replace('step', 'session'), token]]);
    for (const operation of operations.filter((one) => accessRules[one.name] !== 'public')) {
      for (const cookies of [browser.cookies, disguised]) {
        const call = this.world.json(operation.method, operation.url.replaceAll(/\{\w+\}/g, '1'));
        const answer = await this.world.send(call, { cookies: new Map(cookies) });
        this.tally.count(answer.statusCode, operation.name);
        if (answer.statusCode !== 401)
          this.findings.add('a call that needs no second factor', `${answer.statusCode}`, operation.name);
      }
    }
  }

  /** Hundreds of codes at once, in many sign-ins. */
  async guess(person: Person): Promise<void> {
    const browsers = await Promise.all(Array.from({ length: 40 }, () => this.begin(person)));
    const guesses = browsers.flatMap((browser) =>
      Array.from({ length: 6 }, (_, index) => this.show(browser, { code: String(100_000 + index) })),
    );
    const checked = (await Promise.all(guesses)).filter(wasChecked).length;
    if (checked > codesAllowed)
      this.findings.add('too many codes that are looked at', `${checked} of ${guesses.length}`);
  }

  /** One recovery code in many sign-ins at once. */
  async race(person: Person, [code = '']: string[]): Promise<void> {
    const browsers = await Promise.all(Array.from({ length: codesAllowed }, () => this.begin(person)));
    const answers = await Promise.all(browsers.map((browser) => this.show(browser, { recovery_code: code })));
    const count = answers.filter(letIn).length;
    if (count !== 1) this.findings.add('a recovery code that does not let in once', `${count} times`);
  }

  private async begin({ email: username, password }: Person): Promise<Browser> {
    const browser = { cookies: new Map<string, string>() };
    const answer = await this.world.send(
      this.world.json('POST', '/auth/token', { username, password }),
      browser,
    );
    if (letIn(answer)) this.findings.add('a password that signs in alone', answer.body, 'POST /auth/token');
    return browser;
  }

  private async show(browser: Browser, body: object): Promise<WireAnswer> {
    const answer = await this.world.send(this.world.json('POST', '/auth/second-factor', body), browser);
    this.tally.count(answer.statusCode, 'completeSignIn');
    return answer;
  }
}
