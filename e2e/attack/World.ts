import type { Wire, WireAnswer, WireCall } from './send';
import { multipart } from '../../server/test/contract';
import { catalogFile, skus } from './files';
import { isRival, type PersonName, personNames, rolesOf } from './people';

/** The brand's admin, who creates each world and is never a target of an attack. */
export interface Builder {
  email: string;
  password: string;
  cookies: Map<string, string>;
}

/** Somebody with an account and their browser's cookies. */
export interface Person extends Builder {
  name: PersonName;
  id: string;
  /** The id of the session that began with the latest sign-in. */
  session: string;
}

/** The ids of one side's records and people. */
type Side = Record<'order' | 'sent' | 'view' | 'group' | 'catalog' | 'customer' | 'agent', string>;

const emptySide: Side = { order: '', sent: '', view: '', group: '', catalog: '', customer: '', agent: '' };

const unknown = '999999999';

/** The people of one seed with their catalogs and orders: an agent with a customer, and their rivals. */
export class World {
  readonly people = new Map<PersonName, Person>();
  private own = emptySide;
  private rivals = emptySide;
  task = unknown;

  constructor(
    readonly wire: Wire,
    readonly name: string,
    /** The address its calls claim to come from, so that no world uses up another's attempts. */
    readonly address: string,
    private readonly builder: Builder,
  ) {}

  async build(): Promise<this> {
    await this.signIn(this.builder);
    const [open, closed] = await Promise.all([this.uploadCatalog('open'), this.uploadCatalog('closed')]);
    const named = personNames.filter((name) => name !== 'nobody');
    await Promise.all(named.map((name) => this.addPerson(name, isRival(name) ? closed : open)));
    await this.command('PUT', '/api/user/agents', { id: this.id('customer'), agents: [this.id('agent')] });
    await this.command('PUT', '/api/user/agents', { id: this.id('app'), agents: [this.id('agent')] });
    await this.command('PUT', '/api/user/agents', { id: this.id('shop'), agents: [this.id('rival')] });
    this.own = await this.addRecords(open, 'customer', 'agent');
    this.rivals = await this.addRecords(closed, 'shop', 'rival');
    return this;
  }

  person(name: PersonName): Person {
    const found = this.people.get(name);
    return (
      found ?? {
        name,
        id: unknown,
        session: unknown,
        email: 'nobody@nowhere.test',
        password: 'unknown',
        cookies: new Map(),
      }
    );
  }

  id = (name: PersonName) => this.person(name).id;

  /** Replaces names by ids, in values and in names of fields, as this person has them. */
  fill(value: unknown, who: PersonName): unknown {
    if (typeof value === 'string') return value.startsWith('@') ? this.idNamed(value, who) : value;
    if (Array.isArray(value)) return value.map((one: unknown) => this.fill(one, who));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [String(this.fill(name, who)), this.fill(one, who)]),
    );
  }

  private idNamed(name: string, who: PersonName): string {
    const [mine, theirs] = isRival(who) ? [this.rivals, this.own] : [this.own, this.rivals];
    const other = isRival(who) ? 'customer' : 'shop';
    const names: Record<string, string> = {
      '@order.own': mine.order,
      '@order.sent': mine.sent,
      '@order.other': theirs.order,
      '@view.own': mine.view,
      '@view.other': theirs.view,
      '@group.own': mine.group,
      '@group.other': theirs.group,
      '@catalog.own': mine.catalog,
      '@catalog.other': theirs.catalog,
      '@user.self': this.id(who),
      '@user.own': mine.customer,
      '@user.other': theirs.customer,
      '@user.agent': mine.agent,
      '@user.rival': theirs.agent,
      '@session.own': this.person(who).session,
      '@session.other': this.person(other).session,
      '@task.any': this.task,
      '@email.own': this.person(who).email,
      '@email.other': this.person(other).email,
      '@email.new': `new@${this.name}.test`,
      '@password.own': this.person(who).password,
    };
    if (name.startsWith('@sku.')) return skus[Number(name.slice(5))] ?? 'WJM999000S';
    return names[name] ?? (name.endsWith('.none') ? unknown : name);
  }

  /** Signs somebody in with the credentials they chose when their account was created. */
  async signIn(person: Person | Builder): Promise<boolean> {
    const { email: username, password } = person;
    const answer = await this.send(this.json('POST', '/auth/token', { username, password }), person);
    const isIn = answer.statusCode === 200 && /"success"/.test(answer.body);
    if (isIn && 'session' in person) person.session = await this.sessionOf(person);
    return isIn;
  }

  private async sessionOf(person: Person): Promise<string> {
    const asked = await this.send(this.json('GET', '/api/me/sessions'), person);
    const { sessions } = successOf(asked, 'listSessions');
    return String(
      Object(sessions).find(({ is_current: isCurrent }: { is_current: boolean }) => isCurrent)?.id,
    );
  }

  /** Sends a call with somebody's cookies, and stores the cookies of the answer. */
  async send(call: WireCall, { cookies }: Pick<Person, 'cookies'>): Promise<WireAnswer> {
    const cookie = cookieOf({ cookies });
    const headers: WireCall['headers'] = { 'X-Forwarded-For': this.address, ...call.headers };
    if (cookie !== '') headers.Cookie ??= cookie;
    const answer = await this.wire.send({ ...call, headers });
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }

  json(method: string, path: string, body?: object): WireCall {
    const headers: WireCall['headers'] = { Origin: this.wire.url };
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    return {
      method,
      path,
      headers,
      body: body === undefined ? null : Buffer.from(JSON.stringify(body)),
    };
  }

  /** The brand's admin sets somebody's password. */
  setPassword = (id: string, password: string) => this.command('PUT', '/api/user/password', { id, password });

  /** A setup call that must succeed. */
  private async command(method: string, path: string, body: object) {
    return successOf(await this.send(this.json(method, path, body), this.builder), `${method} ${path}`);
  }

  private async uploadCatalog(name: string): Promise<string> {
    const form = multipart({ name: `${this.name} ${name}`, season: 'AW26' }, [
      { field: 'catalog_path', filename: 'catalog.xlsx', content: catalogFile },
    ]);
    const headers = { Origin: this.wire.url, 'Content-Type': form.contentType };
    const call = { method: 'POST', path: '/api/catalog/upload', headers, body: form.payload };
    const { catalog_id } = successOf(await this.send(call, this.builder), 'uploadCatalog');
    return String(catalog_id);
  }

  private async addPerson(name: PersonName, catalog: string): Promise<void> {
    const email = `${name}@${this.name}.test`;
    const password = `seven plain linen words ${this.name.length} ${rolesOf[name].length}`;
    const { user_id } = await this.command('POST', '/api/user', {
      name: `${name} of ${this.name}`,
      email,
      roles: rolesOf[name],
      catalogs: [catalog],
      pricelist: '0151',
    });
    const cookies = new Map<string, string>();
    const person = { name, id: String(user_id), session: unknown, email, password, cookies };
    this.people.set(name, person);
    await this.setPassword(person.id, password);
    if (!(await this.signIn(person))) throw new Error(`${email} could not sign in.`);
  }

  private async addRecords(catalog: string, customer: PersonName, agent: PersonName): Promise<Side> {
    const seller = this.person(agent);
    const call = async (method: string, path: string, body: object) =>
      successOf(await this.send(this.json(method, path, body), seller), `${method} ${path}`);
    const add = async (title: string) => {
      const created = await call('POST', '/api/order/new_simple', {
        customer: this.id(customer),
        title,
        catalog,
      });
      const id = String(created.order_id);
      await call('PUT', '/api/order/update', {
        id,
        lines: { WJM123000S: 2 },
        wanted: [],
        service_date: null,
      });
      return id;
    };
    const [order, sent] = await Promise.all([add('Open'), add('Sent')]);
    await call('POST', '/api/order/send_sap', { id: sent });
    const own = { name: `${agent}'s`, is_shared: false };
    const view = await call('POST', '/api/orders/views', { ...own, query: 'sap_status=0' });
    const group = await call('POST', '/api/customer_groups', { ...own, members: [this.id(customer)] });
    return {
      order,
      sent,
      view: String(view.id),
      group: String(group.id),
      catalog,
      customer: this.id(customer),
      agent: seller.id,
    };
  }
}

/** Somebody's cookies as their browser sends them. */
export const cookieOf = ({ cookies }: Pick<Person, 'cookies'>) =>
  [...cookies].map((pair) => pair.join('=')).join('; ');

function successOf(answer: WireAnswer, what: string): Record<string, unknown> {
  const body: Record<string, unknown> = answer.statusCode === 200 ? Object(JSON.parse(answer.body)) : {};
  if (body.status === 'success') return body;
  throw new Error(
    `The world could not be made: ${what} answered ${answer.statusCode}: ${answer.body.slice(0, 500)}`,
  );
}
