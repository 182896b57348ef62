import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

const deploy = path.resolve(__dirname, '../deploy');
const read = (name: string) => readFileSync(path.join(deploy, name), 'utf8');
const documented = ['../README.md', '../docs/operations.md'].map(read).join('\n');

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
  parseAllDocuments(read(`kubernetes/${file}`)).map((document) => {
    expect(document.errors).toEqual([]);
    const tree: Tree = document.toJS();
    return tree;
  }),
);
const compose: Tree = parse(read('compose/compose.yaml'), { merge: true });
const ofKind = (kind: string) => kubernetes.filter((one) => String(one.kind) === kind);

/** The environment variables of a HAProxy configuration. */
const wantedBy = (file: string) => [
  ...new Set([...read(`config/${file}`).matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name ?? '')),
];

test('every variable that compose asks for is in the example, and the other way round', () => {
  const asked = [...read('compose/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  const told = [...read('compose/env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect([...new Set(asked)].toSorted()).toEqual(told.toSorted());
});

test('hosts get settings that are documented', () => {
  const secret = ofKind('Secret').find((one) => String(one.metadata?.name) === 'linedesk');
  const [settings] = ofKind('ConfigMap');
  const names = [
    ...Object.keys(compose.services?.host1?.environment ?? {}),
    ...Object.keys(settings?.data ?? {}),
    ...Object.keys(secret?.stringData ?? {}).filter((name) => name !== 'LINEDESK_PASSWORD'),
  ];
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
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
  const { resources, images }: { resources: string[]; images: { name: string }[] } = parse(
    read('kustomization.yaml'),
  );
  for (const resource of resources) expect(read(resource)).toContain('kind: ');
  const used = kubernetes.flatMap((one) => valuesOf(one, 'image').map(String));
  for (const { name } of images) expect(used).toContain(name);
});

test('the pooler and the nodes have their settings where the images expect them', () => {
  const dockerfile = read('Dockerfile');
  for (const [, files = ''] of dockerfile.matchAll(/^COPY ((?:config\/\S+ )+)/gm))
    for (const file of files.trim().split(' ')) expect(read(file)).not.toBe('');
  const patroni = parse(read('config/patroni.yml'));
  expect(patroni.bootstrap.dcs).toMatchObject({ synchronous_mode: true, synchronous_mode_strict: true });
  // Patroni's own rule: a lease outlives a slow round with its retries.
  const { ttl, loop_wait: wait, retry_timeout: retry } = patroni.bootstrap.dcs;
  expect(ttl).toBeGreaterThanOrEqual(wait + 2 * retry);
  expect(read('config/pgbouncer.ini')).toMatch(/^pool_mode = transaction$/m);
});
