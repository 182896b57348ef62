import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { load, loadAll } from 'js-yaml';
import { readEnv } from '../server/core/env';

const deploy = path.resolve(__dirname, '../deploy');
const read = (name: string) => readFileSync(path.join(deploy, name), 'utf8');
const documented = ['../docs/settings.md', '../docs/operations.md'].map(read).join('\n');

type Tree = { [name: string]: Tree } & Tree[];

/** Every value under this name, however deep. */
function valuesOf(tree: unknown, name: string): Tree[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) => [
    ...(key === name ? [value] : []),
    ...valuesOf(value, name),
  ]);
}

const kubernetes = readdirSync(path.join(deploy, 'kubernetes')).flatMap((file) =>
  loadAll(read(`kubernetes/${file}`)).map((tree): Tree => Object(tree)),
);
const compose: Tree = Object(load(read('compose/compose.yaml')));
const ofKind = (kind: string) => kubernetes.filter((one) => String(one.kind) === kind);

/** The environment variables of a HAProxy configuration. */
const wantedBy = (file: string) => [
  ...new Set([...read(`config/${file}`).matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name ?? '')),
];

test('every variable that compose asks for is in the example, and the other way round', () => {
  const asked = [...read('compose/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  const listed = [...read('compose/env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect([...new Set(asked)].toSorted()).toEqual(listed.toSorted());
});

/** Every name that the host asks its environment for, and what it makes of these settings. */
function readAsHost(settings: Record<string, string>) {
  const asked = new Set<string>();
  const folder = mkdtempSync(path.join(tmpdir(), 'linedesk-deploy-'));
  const own: Record<string, string> = { ...settings, DATA_DIR: folder };
  const source = new Proxy(own, {
    get(target, name) {
      asked.add(String(name));
      return target[String(name)];
    },
  });
  try {
    return { env: readEnv(source), asked };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As compose and Kubernetes fill them in: `${NAME:?}`, `${NAME:-}` and `$(NAME)`. */
const filledIn = (value: string, values: Record<string, string>) =>
  value.replace(/\$\{(\w+)[^}]*\}|\$\((\w+)\)/g, (_all, braced, plain) => values[braced ?? plain] ?? '');

const example = {
  PUBLIC_URL: 'https://orders.example.com',
  LINEDESK_PASSWORD: 'secret',
  SMTP_URL: 'smtp://mail.example.com',
  BRAND_NAME: 'Nordhus',
  S3_BUCKET: 'linedesk',
  S3_ENDPOINT: 'https://storage.example.com',
  S3_REGION: 'eu-north-1',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

const settingsOf = {
  compose(values: Record<string, string>) {
    const given = Object.entries(compose.services?.host1?.environment ?? {});
    return given.map(([name, value]) => [name, filledIn(String(value), values)]);
  },
  kubernetes(values: Record<string, string>) {
    const secret = ofKind('Secret').find((one) => String(one.metadata?.name) === 'linedesk');
    const [settings] = ofKind('ConfigMap');
    const [deployment] = ofKind('Deployment').filter((one) => String(one.metadata?.name) === 'linedesk');
    const containers = valuesOf(deployment, 'containers').flatMap((all) => [...all]);
    const host = containers.find(({ name }) => String(name) === 'host');
    return [
      ...Object.entries(settings?.data ?? {}).map(([name, value]) => [name, String(value)]),
      ...Object.keys(secret?.stringData ?? {}).map((name) => [name, values[name] ?? '']),
      ...(host?.env ?? []).map(({ name, value }) => [String(name), filledIn(String(value), values)]),
    ];
  },
};

test.each(Object.entries(settingsOf))('a host starts with the settings of %s', (_name, settings) => {
  const given = Object.fromEntries(settings(example));
  expect(Object.keys(given).length).toBeGreaterThan(10);
  expect(Object.keys(given).filter((name) => !documented.includes(`\`${name}\``))).toEqual(
    // What the addresses of the database are made of.
    Object.keys(given).filter((name) => name === 'LINEDESK_PASSWORD'),
  );
  const { env, asked } = readAsHost(given);
  expect(Object.keys(given).filter((name) => !asked.has(name) && name !== 'LINEDESK_PASSWORD')).toEqual([]);
  expect(env).toMatchObject({
    databasePooler: true,
    replica: { url: expect.stringContaining(':secret@') },
    s3: { bucket: 'linedesk' },
    trustProxy: 1,
    demo: false,
  });
  expect(new URL(env.databaseUrl ?? '').password).toBe('secret');
  expect(new URL(env.databaseDirectUrl ?? '').password).toBe('secret');
  // With only the required settings, a host stores its files on disk.
  const minimal = Object.fromEntries(
    settings({ PUBLIC_URL: example.PUBLIC_URL, LINEDESK_PASSWORD: 'secret' }),
  );
  expect(readAsHost(minimal).env).toMatchObject({ s3: null, smtpUrl: null });
});

test('HAProxy gets every address that its configuration names', () => {
  const haproxy = compose.services?.haproxy;
  const balancer = compose.services?.balancer;
  expect(Object.keys(haproxy?.environment ?? {}).toSorted()).toEqual(
    wantedBy('haproxy-database.cfg').toSorted(),
  );
  expect(Object.keys(balancer?.environment ?? {}).toSorted()).toEqual(wantedBy('haproxy-web.cfg').toSorted());
  const [deployment] = ofKind('Deployment').filter((one) => String(one.metadata?.name) === 'haproxy');
  const given = valuesOf(deployment, 'env').flatMap((env) => env.map(({ name }) => String(name)));
  expect(given.toSorted()).toEqual(wantedBy('haproxy-database.cfg').toSorted());
});

test('what Kubernetes is to run refers to what is there', () => {
  const labels = kubernetes.flatMap((one) =>
    valuesOf(one.spec?.template, 'labels').map(({ app }) => String(app)),
  );
  for (const service of ofKind('Service')) expect(labels).toContain(String(service.spec?.selector?.app));
  const keys = new Map(
    ofKind('Secret').map((one) => [String(one.metadata?.name), Object.keys(one.stringData ?? {})]),
  );
  const asked = kubernetes.flatMap((one) => valuesOf(one, 'secretKeyRef'));
  expect(asked.length).toBeGreaterThan(0);
  for (const { name, key } of asked) expect(keys.get(String(name))).toContain(String(key));
  const { resources, images }: { resources: string[]; images: { name: string }[] } = Object(
    load(read('kustomization.yaml')),
  );
  for (const resource of resources) expect(read(resource)).toContain('kind: ');
  const used = kubernetes.flatMap((one) => valuesOf(one, 'image').map(String));
  for (const { name } of images) expect(used).toContain(name);
});

test('the pooler and the nodes have their settings where the images expect them', () => {
  const dockerfile = read('Dockerfile');
  for (const [, files = ''] of dockerfile.matchAll(/^COPY ((?:config\/\S+ )+)/gm))
    for (const file of files.trim().split(' ')) expect(read(file)).not.toBe('');
  const patroni = Object(load(read('config/patroni.yml')));
  expect(patroni.bootstrap.dcs).toMatchObject({ synchronous_mode: true, synchronous_mode_strict: true });
  // Patroni's own rule: a lease outlives a slow round with its retries.
  const { ttl, loop_wait: wait, retry_timeout: retry } = patroni.bootstrap.dcs;
  expect(ttl).toBeGreaterThanOrEqual(wait + 2 * retry);
  expect(read('config/pgbouncer.ini')).toMatch(/^pool_mode = transaction$/m);
});

test('the host owns its database, and nothing else', () => {
  const statements = read('config/make-database.sh').match(/^(?:create|alter|grant) .*$/gim);
  expect(statements).toEqual([
    "create role linedesk login password :'password';",
    'create database linedesk owner linedesk;',
  ]);
});

test('the image holds neither tests nor the history', () => {
  const left = read('../.dockerignore').trim().split('\n');
  const tests = ['e2e', '**/*.test.ts', '**/*.test.tsx', 'server/test', 'src/test'];
  expect(left).toEqual(expect.arrayContaining(['.git', ...tests]));
});
