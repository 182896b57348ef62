import { type Role, roleList, roleOptions } from '../../src/domain/access/roleOptions';
import type { SettingsReader } from './SettingsReader';

/** An OpenID provider: a company whose accounts people sign in with. */
export type OpenidProvider = ReturnType<typeof readProvider>;

const maxProviders = 10;

/**
 * Reads OPENID_PROVIDERS and each provider's settings OPENID_<ID>_… (docs/settings.md); names each fault in one sentence.
 */
export function readOpenidEnv(settings: SettingsReader): OpenidProvider[] {
  const ids = (settings.text('OPENID_PROVIDERS') ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  const isGood = ids.every((id) => /^[a-z][a-z0-9]{0,19}$/.test(id)) && new Set(ids).size === ids.length;
  if (isGood && ids.length <= maxProviders) return ids.map((id) => readProvider(settings, id));
  settings.faults.push(
    `OPENID_PROVIDERS must be up to ${maxProviders} different names of lower-case letters and digits, as in contoso,google, but is '${ids.join(',')}'.`,
  );
  return [];
}

function readProvider(settings: SettingsReader, id: string) {
  const { faults } = settings;
  const prefix = `OPENID_${id.toUpperCase()}`;
  const needed = (name: string, what: string) => {
    const value = settings.text(`${prefix}_${name}`);
    if (value === null) faults.push(`${prefix}_${name} is needed for the provider '${id}': ${what}.`);
    return value ?? '';
  };
  const roles = readRoles(settings.text(`${prefix}_ROLES`), `${prefix}_ROLES`, faults);
  const rolesClaim = settings.text(`${prefix}_ROLES_CLAIM`);
  if (roles === null && rolesClaim !== null)
    faults.push(`${prefix}_ROLES_CLAIM needs ${prefix}_ROLES: which value of the claim gives which role.`);
  const newPeople = settings.choice(`${prefix}_NEW_PEOPLE`, ['refuse', 'create'], 'refuse');
  if (roles === null && newPeople === 'create')
    faults.push(
      `${prefix}_NEW_PEOPLE=create needs ${prefix}_ROLES, as only people with a role get an account.`,
    );
  return {
    /** Its name in settings and addresses. */
    id,
    /** Its name on the page. */
    name: needed('NAME', 'the name that people see, as in Contoso'),
    /** The issuer, exactly as its tokens name it. */
    issuer: readIssuer(
      needed('ISSUER', 'the address of its issuer, as in https://login.contoso.com'),
      prefix,
      faults,
    ),
    clientId: needed('CLIENT_ID', 'what the provider calls this host'),
    clientSecret: needed('CLIENT_SECRET', 'the secret that the provider has given this host'),
    /** The claim whose values give roles. */
    rolesClaim: rolesClaim ?? 'roles',
    /** Which roles each value of the claim gives; null: roles are managed here. */
    roles,
    /** Whether somebody without an account gets one, or is refused. */
    newPeople,
    /** Whether its sign-in counts as a second factor only if it says so, or always. */
    secondFactor: settings.choice(`${prefix}_SECOND_FACTOR`, ['ask', 'trust'], 'ask'),
    /** Whether its logout tokens must say by their type what they are. */
    logoutType: settings.choice(`${prefix}_LOGOUT_TYPE`, ['strict', 'any'], 'strict'),
  };
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

function readIssuer(value: string, prefix: string, faults: string[]): string {
  if (value === '') return '';
  const url = URL.canParse(value) ? new URL(value) : null;
  const isPlain = url?.search === '' && url.hash === '' && url.username === '' && url.password === '';
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && loopback.has(url.hostname));
  if (!isPlain || !isSafe)
    faults.push(`${prefix}_ISSUER must be an address that starts with https://, but is '${value}'.`);
  return value;
}

const isRole = (name: string): name is Role => roleOptions.some(({ id }) => id === name);

function readRoles(value: string | null, name: string, faults: string[]): [string, Role][] | null {
  if (value === null) return null;
  const pairs = value.split(',').flatMap((pair): [string, Role][] => {
    const [, given = '', role = ''] = /^\s*(.+?)\s*=\s*(\w+)\s*$/.exec(pair) ?? [];
    return given !== '' && isRole(role) ? [[given, role]] : [];
  });
  if (pairs.length === value.split(',').length) return pairs;
  faults.push(
    `${name} must be a list as in brand-admins=admin,brand-agents=agent with the roles ${roleList}, but is '${value}'.`,
  );
  return null;
}
