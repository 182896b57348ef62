import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..');

/** Where roles are named: what each may do, and the database's check of them. */
const home =
  /^src\/domain\/access\/|^server\/db\/(?:schema\/users\.ts$|migrations\/)|\.gen\.ts$|\.test\.tsx?$|^(?:src|server)\/test\//;

const role = `['"\`](?:admin|agent|wls|app)['"\`]`;
/** A question about a role, or a list of roles, in TypeScript and in SQL. */
const named = new RegExp(`roles?\\b[^\\n;]{0,40}?${role}|array\\[${role}|\\bisStaff\\b`, 'i');

const namesRole = (line: string) => named.test(line);

test.each([
  ["if (viewer.roles.includes('admin')) return true;", true],
  ["roles?.includes('wls')", true],
  ["{ id, roles: ['agent'] }", true],
  ["where u.roles @> array['wls']", true],
  ['isStaff(me.roles)', true],
  ["may(me.roles, 'sellOrders')", false],
  ["{ key: 'agent', title: 'Agent' }", false],
])('%s: %s', (line, isNamed) => {
  expect(namesRole(line)).toBe(isNamed);
});

test('no other file asks for a role: rights.ts says what each may do', () => {
  const files = ['src', 'server'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  const found = files
    .filter((file) => !home.test(file))
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .filter(namesRole)
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(files.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});
