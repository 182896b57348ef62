import { cut, type Finding, Findings } from './findings';
import type { WireAnswer } from './send';
import type { Tally } from './Tally';
import type { Target } from './Target';
import type { Person } from './World';

/** No host lets a stranger try more passwords than this on one account; from one address there may be a few more. */
const triesAllowed = { account: 20, address: 150 };

/** Guesses hundreds of passwords at once; answers where a guess too many was checked. */
export async function tryStorms(target: Target, tally: Tally): Promise<Finding[]> {
  const world = await target.newWorld(`storm-${process.pid}`);
  const signIn = async (address: string, username: string, password: string) => {
    const call = world.json('POST', '/auth/token', { username, password });
    const headers = { ...call.headers, 'X-Forwarded-For': address };
    const answer = await world.send({ ...call, headers }, { cookies: new Map() });
    tally.count(answer.statusCode, 'login');
    return answer;
  };
  const storm = { signIn, findings: new Findings('sign-in storms') };
  const customer = world.person('customer');
  await guessAtOnce(storm, customer, () => '10.9.0.1');
  await guessAtOnce(storm, world.person('shop'), (index) => `10.9.1.${index + 1}`);
  // An owner on a device they have signed in on before.
  if (!(await world.signIn(customer)))
    storm.findings.add(
      'an owner whom strangers shut out',
      '',
      'POST /auth/token for customer on a known device',
    );
  await tryManyAccounts(storm);
  await compareLogins(storm, world.person('agent'));
  return storm.findings.all;
}

interface Storm {
  signIn: (address: string, username: string, password: string) => Promise<WireAnswer>;
  findings: Findings;
}

const wasChecked = ({ statusCode }: WireAnswer) => statusCode === 200;
const letIn = ({ body }: WireAnswer) => /"success"/.test(body);

/** Hundreds of guesses at one account, with the right one among the last. */
async function guessAtOnce(
  { signIn, findings }: Storm,
  person: Person,
  addressOf: (index: number) => string,
): Promise<void> {
  const guesses = Array.from({ length: 240 }, (_, index) =>
    index === 230 ? person.password : `guess number ${index} of many`,
  );
  const answers = await Promise.all(
    guesses.map((guess, index) => signIn(addressOf(index), person.email, guess)),
  );
  const checked = answers.filter(wasChecked).length;
  const call = `POST /auth/token ${guesses.length} times at once for one account from ${addressOf(0)} on`;
  if (answers.some(letIn)) findings.add('a guess that is let in after too many tries', '', call);
  if (checked > triesAllowed.account)
    findings.add(
      'too many guesses at one account that are looked at',
      `${checked} of ${guesses.length}`,
      call,
    );
  findUnexpectedAnswer(answers, findings, call);
}

async function tryManyAccounts({ signIn, findings }: Storm): Promise<void> {
  const all = Array.from({ length: 240 }, (_, index) =>
    signIn('10.9.2.1', `nobody${index}@nowhere.test`, 'some quiet guess'),
  );
  const answers = await Promise.all(all);
  const checked = answers.filter(wasChecked).length;
  const call = 'POST /auth/token for 240 accounts from one address';
  if (checked > triesAllowed.address)
    findings.add('too many guesses from one address that are looked at', `${checked} of ${all.length}`, call);
  findUnexpectedAnswer(answers, findings, call);
}

/** Existing and unknown accounts get the same answers, before and after the attempts are used up. */
async function compareLogins({ signIn, findings }: Storm, person: Person): Promise<void> {
  const shownBy = ({ statusCode, body, headers }: WireAnswer) => {
    const { request_id: _id, ...rest } = Object(JSON.parse(body));
    return `${statusCode} ${JSON.stringify(rest)} ${Object.keys(headers).toSorted().join(' ')}`;
  };
  for (let round = 0; round < triesAllowed.account; round += 1) {
    const known = shownBy(await signIn('10.9.3.1', person.email, 'some quiet guess'));
    const unknown = shownBy(await signIn('10.9.3.1', 'a-stranger@nowhere.test', 'some quiet guess'));
    if (known !== unknown) {
      findings.add('an account that can be told from none', `${known} / ${unknown}`, `try ${round + 1}`);
      return;
    }
  }
}

function findUnexpectedAnswer(answers: readonly WireAnswer[], findings: Findings, call: string): void {
  const unexpected = answers.find(({ statusCode }) => ![200, 429].includes(statusCode));
  if (unexpected !== undefined)
    findings.add(
      'a sign-in that is answered strangely',
      `${unexpected.statusCode} ${cut(unexpected.body, 300)}`,
      call,
    );
}
