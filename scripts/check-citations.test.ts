import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const spec = `# Specification

## 2. Screens

### Order list (/orders)

- **Row menu** by status

## 6. Roles

| Capability | Allowed |
|---|---|
| Delete user | admin |
`;
const contract = '# Contract\n\n## Fine print\n';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'linedesk-citations-'));
  mkdirSync(path.join(root, 'docs'));
  mkdirSync(path.join(root, 'src', 'orders'), { recursive: true });
  writeFileSync(path.join(root, 'docs', 'spec.md'), spec);
  writeFileSync(path.join(root, 'docs', 'contract.md'), contract);
});
afterEach(() => rmSync(root, { recursive: true }));

/** What the check reports for a code file with this comment. */
function check(comment: string) {
  writeFileSync(path.join(root, 'src', 'orders', 'rules.ts'), `${comment}\nexport const rules = [];\n`);
  const run = spawnSync(process.execPath, [path.join(__dirname, 'check-citations.mjs'), root], {
    encoding: 'utf8',
  });
  return { status: run.status, errors: run.stderr.trim(), count: Number.parseInt(run.stdout, 10) };
}

test.each([
  ["/** The list (spec 2 'Order list'). */", 1],
  ["/** The list (spec 2\n * 'Order list'). */", 1],
  ["/** Its menu (spec 2 'Row menu', spec 6 'Delete user'). */", 2],
  ["// spec 2 and 6, contract.md\n// 'Fine print'", 3],
  ["// spec 2 'Order list' and 'Row menu'", 2],
  ['// as contract.md says', 1],
  ['// No citation: special 2, openapi.md', 0],
])('%j leads somewhere', (comment, count) => {
  expect(check(comment)).toEqual({ status: 0, errors: '', count });
});

test.each([
  ["// spec 2 'Row men'", "spec 2 'Row men', which docs/spec.md"],
  ["// spec 6 'Row menu'", "spec 6 'Row menu', which docs/spec.md"],
  ['// spec 2, 7', 'spec 7, which docs/spec.md'],
  ["// contract.md\n// 'Small print'", "contract 'Small print', which docs/contract.md"],
])('%j is reported as broken', (comment, words) => {
  const { status, errors } = check(comment);
  expect([status, errors]).toEqual([1, `src/orders/rules.ts cites ${words} does not have.`]);
});

describe('a document', () => {
  const write = (text: string) => writeFileSync(path.join(root, 'docs', 'ARCHITECTURE.md'), text);

  test('may name files, folders, several at once and decisions by their number', () => {
    mkdirSync(path.join(root, 'docs', 'adr'));
    writeFileSync(path.join(root, 'docs', 'adr', '0009-devices.md'), '');
    write(
      '`src/orders/rules.ts`, `src/{orders}`, src/orders/. docs/adr/0009, `src/orders/<part>`, `src/rule*.ts`, `a/src/b.ts`',
    );
    expect(check('')).toEqual({ status: 0, errors: '', count: 5 });
  });

  test('must not name what is not there', () => {
    write('The rules are in `src/orders/{rules.ts,rights.ts}` and docs/adr/0009.');
    const { status, errors } = check('');
    expect([status, errors.split('\n')]).toEqual([
      1,
      [
        'docs/ARCHITECTURE.md names src/orders/rights.ts, which is not there.',
        'docs/ARCHITECTURE.md names docs/adr/0009, which is not there.',
      ],
    ]);
  });
});
