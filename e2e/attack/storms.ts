import { cut, type Finding } from './findings';
import type { WireAnswer } from './send';
import type { Tally } from './Tally';
import type { Target } from './Target';
import type { Person, World } from './World';

const from = 'sign-in storms';
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
  return [
    ...(await guessAtOnce(world.person('customer'), signIn, () => '10.9.0.1')),
    ...(await guessAtOnce(world.person('shop'), signIn, (index) => `10.9.1.${index + 1}`)),
    ...(await comeBack(world, world.person('customer'))),
    ...(await tryManyAccounts(signIn)),
    ...(await tellApart(world.person('agent'), signIn)),
  ];
}

type SignIn = (address: string, username: string, password: string) => Promise<WireAnswer>;

const wasChecked = ({ statusCode }: WireAnswer) => statusCode === 200;
const letIn = ({ body }: WireAnswer) => /"success"/.test(body);

/** Hundreds of guesses at one account, with the right one among the last. */
async function guessAtOnce(
  person: Person,
  signIn: SignIn,
  addressOf: (index: number) => string,
): Promise<Finding[]> {
  const guesses = Array.from({ length: 240 }, (_, index) =>
    index === 230 ? person.password : `guess number ${index} of many`,
  );
  const answers = await Promise.all(
    guesses.map((guess, index) => signIn(addressOf(index), person.email, guess)),
  );
  const checked = answers.filter(wasChecked).length;
  const call = `POST /auth/token ${guesses.length} times at once for one account from ${addressOf(0)} on`;
  const findings: Finding[] = [];
  if (answers.some(letIn))
    findings.push({ from, what: 'a guess that is let in after too many tries', detail: '', call });
  if (checked > triesAllowed.account)
    findings.push({
      from,
      what: 'too many guesses at one account that are looked at',
      detail: `${checked} of ${guesses.length}`,
      call,
    });
  findings.push(...strangeAnswers(answers, call));
  return findings;
}

/** The owner, on a device they have signed in on before, is not locked out by strangers. */
async function comeBack(world: World, person: Person): Promise<Finding[]> {
  if (await world.signIn(person)) return [];
  return [
    {
      from,
      what: 'an owner whom strangers shut out',
      detail: '',
      call: `POST /auth/token for ${person.name} on a known device`,
    },
  ];
}

async function tryManyAccounts(signIn: SignIn): Promise<Finding[]> {
  const all = Array.from({ length: 240 }, (_, index) =>
    signIn('10.9.2.1', `nobody${index}@nowhere.test`, 'some quiet guess'),
  );
  const answers = await Promise.all(all);
  const checked = answers.filter(wasChecked).length;
  const call = 'POST /auth/token for 240 accounts from one address';
  const tooMany = {
    from,
    what: 'too many guesses from one address that are looked at',
    detail: `${checked} of ${all.length}`,
    call,
  };
  return [...(checked > triesAllowed.address ? [tooMany] : []), ...strangeAnswers(answers, call)];
}

/** Existing and unknown accounts get the same answers, before and after the attempts are used up. */
async function tellApart(person: Person, signIn: SignIn): Promise<Finding[]> {
  const told = ({ statusCode, body, headers }: WireAnswer) => {
    const { request_id: _id, ...rest } = Object(JSON.parse(body));
    return `${statusCode} ${JSON.stringify(rest)} ${Object.keys(headers).toSorted().join(' ')}`;
  };
  for (let round = 0; round < triesAllowed.account; round += 1) {
    const known = told(await signIn('10.9.3.1', person.email, 'some quiet guess'));
    const unknown = told(await signIn('10.9.3.1', 'a-stranger@nowhere.test', 'some quiet guess'));
    if (known !== unknown)
      return [
        {
          from,
          what: 'an account that can be told from none',
          detail: `${known} / ${unknown}`,
          call: `try ${round + 1}`,
        },
      ];
  }
  return [];
}

function strangeAnswers(answers: readonly WireAnswer[], call: string): Finding[] {
  const strange = answers.find(({ statusCode }) => ![200, 429].includes(statusCode));
  return strange === undefined
    ? []
    : [
        {
          from,
          what: 'a sign-in that is answered strangely',
          detail: `${strange.statusCode} ${cut(strange.body, 300)}`,
          call,
        },
      ];
}
