import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { roleList } from '../../src/domain/access/roleOptions';
import { InvalidEnvError, readEnv } from './env';

const minimal = {
  DATA_DIR: mkdtempSync(path.join(tmpdir(), 'linedesk-env-')),
  OPENID_PROVIDERS: 'contoso',
  OPENID_CONTOSO_NAME: 'Contoso',
  OPENID_CONTOSO_ISSUER: 'https://login.contoso.com',
  OPENID_CONTOSO_CLIENT_ID: 'linedesk',
  OPENID_CONTOSO_CLIENT_SECRET: 'top secret',
};

function faultsOf(source: Record<string, string>): string[] {
  try {
    readEnv({ ...minimal, ...source });
  } catch (error) {
    if (error instanceof InvalidEnvError) return error.faults;
  }
  return [];
}

test('no provider is set unless one is named', () => {
  const { openidProviders, localPasswords } = readEnv({ DATA_DIR: minimal.DATA_DIR });
  expect([openidProviders, localPasswords]).toEqual([[], 'all']);
});

test('a name, an issuer, a client and its secret are enough', () => {
  expect(readEnv(minimal).openidProviders).toEqual([
    {
      id: 'contoso',
      name: 'Contoso',
      issuer: 'https://login.contoso.com',
      clientId: 'linedesk',
      clientSecret: 'top secret',
      rolesClaim: 'roles',
      roles: null,
      newPeople: 'refuse',
      secondFactor: 'ask',
      logoutType: 'strict',
    },
  ]);
});

test('every setting can be given, for several providers', () => {
  const env = readEnv({
    ...minimal,
    OPENID_PROVIDERS: 'contoso, local2',
    OPENID_CONTOSO_ROLES_CLAIM: 'https://contoso.com/groups',
    OPENID_CONTOSO_ROLES: 'cn=admins=admin, brand-agents = agent,brand-agents=app',
    OPENID_CONTOSO_NEW_PEOPLE: 'create',
    OPENID_CONTOSO_SECOND_FACTOR: 'trust',
    OPENID_CONTOSO_LOGOUT_TYPE: 'any',
    OPENID_LOCAL2_NAME: 'Local',
    OPENID_LOCAL2_ISSUER: 'http://localhost:4000/',
    OPENID_LOCAL2_CLIENT_ID: 'linedesk',
    OPENID_LOCAL2_CLIENT_SECRET: 'another',
    LOCAL_PASSWORDS: 'customers',
  });
  expect(env.localPasswords).toBe('customers');
  expect(env.openidProviders).toMatchObject([
    {
      rolesClaim: 'https://contoso.com/groups',
      roles: [
        ['cn=admins', 'admin'],
        ['brand-agents', 'agent'],
        ['brand-agents', 'app'],
      ],
      newPeople: 'create',
      secondFactor: 'trust',
      logoutType: 'any',
    },
    { id: 'local2', issuer: 'http://localhost:4000/', secondFactor: 'ask', logoutType: 'strict' },
  ]);
});

const badRoles = (value: string) =>
  `OPENID_CONTOSO_ROLES must be a list as in brand-admins=admin,brand-agents=agent with the roles ${roleList}, but is '${value}'.`;
const badNames = (value: string) =>
  `OPENID_PROVIDERS must be up to 10 different names of lower-case letters and digits, as in contoso,google, but is '${value}'.`;
const badIssuer = (value: string) =>
  `OPENID_CONTOSO_ISSUER must be an address that starts with https://, but is '${value}'.`;

test.each([
  [{ OPENID_PROVIDERS: 'Contoso' }, [badNames('Contoso')]],
  [{ OPENID_PROVIDERS: 'contoso,contoso' }, [badNames('contoso,contoso')]],
  [{ OPENID_PROVIDERS: '../admin' }, [badNames('../admin')]],
  [{ OPENID_PROVIDERS: 'a,b,c,d,e,f,g,h,i,j,k' }, [badNames('a,b,c,d,e,f,g,h,i,j,k')]],
  [
    { OPENID_PROVIDERS: 'new' },
    [
      "OPENID_NEW_NAME is needed for the provider 'new': the name that people see, as in Contoso.",
      "OPENID_NEW_ISSUER is needed for the provider 'new': the address of its issuer, as in https://login.contoso.com.",
      "OPENID_NEW_CLIENT_ID is needed for the provider 'new': what the provider calls this host.",
      "OPENID_NEW_CLIENT_SECRET is needed for the provider 'new': the secret that the provider has given this host.",
    ],
  ],
  [{ OPENID_CONTOSO_ISSUER: 'http://login.contoso.com' }, [badIssuer('http://login.contoso.com')]],
  [{ OPENID_CONTOSO_ISSUER: 'https://a.com?b=c' }, [badIssuer('https://a.com?b=c')]],
  [{ OPENID_CONTOSO_ISSUER: 'contoso' }, [badIssuer('contoso')]],
  [{ OPENID_CONTOSO_ROLES: 'admins=owner' }, [badRoles('admins=owner')]],
  [{ OPENID_CONTOSO_ROLES: 'admins=admin,' }, [badRoles('admins=admin,')]],
  [{ OPENID_CONTOSO_ROLES: '=admin' }, [badRoles('=admin')]],
  [
    { OPENID_CONTOSO_ROLES_CLAIM: 'groups' },
    ['OPENID_CONTOSO_ROLES_CLAIM needs OPENID_CONTOSO_ROLES: which value of the claim gives which role.'],
  ],
  [
    { OPENID_CONTOSO_NEW_PEOPLE: 'create' },
    [
      'OPENID_CONTOSO_NEW_PEOPLE=create needs OPENID_CONTOSO_ROLES, as only people with a role get an account.',
    ],
  ],
  [
    { OPENID_PROVIDERS: '', LOCAL_PASSWORDS: 'customers' },
    [
      'LOCAL_PASSWORDS=customers needs a provider in OPENID_PROVIDERS: without one, no admin or agent could sign in.',
    ],
  ],
])('%j is refused', (source, faults) => {
  expect(faultsOf(source)).toEqual(faults);
});

test('no fault shows a secret', () => {
  expect(faultsOf({ OPENID_CONTOSO_ISSUER: 'x', OPENID_CONTOSO_ROLES: 'y' }).join()).not.toContain(
    'top secret',
  );
});
