// npm run mutants: breaks one operator, condition or call at a time and counts how often the tests notice. Arguments name
// areas; MUTANTS_COUNT and MUTANTS_SEED say how many mutants of each, and which.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';

interface Area {
  readonly folder: string;
  /** The project of jest.config.ts that tests it. */
  readonly project: string;
  readonly count: number;
  /** The folder whose tests are to notice a mutant of this file. */
  readonly testsOf: (file: string) => string;
}
interface Mutant {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const root = path.resolve(import.meta.dirname, '..');
const seed = Number(process.env.MUTANTS_SEED ?? 1);
/** A run of one mutant's tests that takes longer hangs. */
const timeoutMs = 180_000;
const areas: Record<string, Area> = {
  domain: { folder: 'src/domain', project: 'domain', count: 300, testsOf: () => 'src/domain/' },
  server: {
    folder: 'server/features',
    project: 'server',
    count: 80,
    testsOf: (file) => `${file.split('/').slice(0, 3).join('/')}/`,
  },
  'line-sheet': {
    folder: 'src/features/line-sheet/state',
    project: 'client',
    count: 80,
    testsOf: () => 'src/features/line-sheet/state/',
  },
};

const operators: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '+=': '-=',
  '-=': '+=',
};
const methods: Record<string, string> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
};
/** Calls of which `x.filter(…)` becomes `x`. */
const droppedCalls = new Set([
  'filter',
  'slice',
  'trim',
  'toLowerCase',
  'toUpperCase',
  'toSorted',
  'sort',
  'reverse',
  'toReversed',
]);

/** What a node becomes, as pairs of the replaced node and its new text. */
function* changesOf(node: ts.Node): Generator<[ts.Node, string]> {
  if (ts.isBinaryExpression(node)) {
    const other = operators[node.operatorToken.getText()];
    const isText = [node.left, node.right].some(
      (side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side),
    );
    if (other !== undefined && !isText) yield [node.operatorToken, other];
  } else if (ts.isIfStatement(node)) {
    yield [node.expression, 'true'];
    yield [node.expression, 'false'];
  } else if (ts.isConditionalExpression(node)) {
    yield [node.condition, 'true'];
    yield [node.condition, 'false'];
  } else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    yield [node, node.operand.getText()];
  } else if (node.kind === ts.SyntaxKind.TrueKeyword && !ts.isLiteralTypeNode(node.parent)) {
    yield [node, 'false'];
  } else if (node.kind === ts.SyntaxKind.FalseKeyword && !ts.isLiteralTypeNode(node.parent)) {
    yield [node, 'true'];
  } else if (
    ts.isNumericLiteral(node) &&
    !ts.isLiteralTypeNode(node.parent) &&
    !ts.isPropertyAssignment(node.parent)
  ) {
    yield [node, `(${node.text} + 1)`];
  } else if (ts.isExpressionStatement(node) && isCall(node.expression)) {
    yield [node, ';'];
  } else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression;
    const other = methods[name.text];
    if (other !== undefined) yield [name, other];
    if (droppedCalls.has(name.text)) yield [node, expression.getText()];
  }
}
const isCall = (node: ts.Expression): boolean =>
  ts.isCallExpression(node) || (ts.isAwaitExpression(node) && ts.isCallExpression(node.expression));

/** Every mutant of a file. Types, and texts that people read, are left as they are. */
function mutantsOf(file: string): Mutant[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const mutants: Mutant[] = [];
  const visit = (node: ts.Node) => {
    for (const [replaced, text] of changesOf(node))
      mutants.push({ file, start: replaced.getStart(source), end: replaced.getEnd(), text });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mutants;
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n');
const isCode = (file: string) => /\.tsx?$/.test(file) && !/\.test\.|\.gen\.|\.d\.ts$/.test(file);

/** The given number of them, the same for the same seed. */
function sample<T>(all: readonly T[], count: number): T[] {
  let state = seed;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const keyed = all.map((one) => [random(), one] as const).sort(([a], [b]) => a - b);
  return keyed.slice(0, count).map(([, one]) => one);
}

/** A copy of the working tree in which files can be broken. */
function copyTree(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'linedesk-mutants-'));
  for (const file of git('ls-files', '--cached', '--others', '--exclude-standard'))
    cpSync(path.join(root, file), path.join(folder, file));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/** Runs jest in a copy; answers its exit code and output. A run that hangs has noticed the mutant. */
function jest(
  folder: string,
  project: string,
  args: readonly string[],
  limitMs?: number,
): Promise<{ status: number; output: string }> {
  return new Promise((resolve) => {
    const program = path.join(root, 'node_modules/jest/bin/jest.js');
    const child = spawn(process.execPath, [program, '--selectProjects', project, '--silent', '-i', ...args], {
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    const kill = () => child.pid !== undefined && process.kill(-child.pid, 'SIGTERM');
    const timer = limitMs === undefined ? undefined : setTimeout(kill, limitMs);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ status: code ?? 1, output });
    });
  });
}

const known = new Map<string, Promise<string[]>>();

/** The tests that are to notice a mutant of a file: those beside it that reach it, its own first. */
function testsOf(folder: string, area: Area, file: string): Promise<string[]> {
  const tests = known.get(file) ?? findTests(folder, area, file);
  known.set(file, tests);
  return tests;
}

async function findTests(folder: string, { project, testsOf }: Area, file: string): Promise<string[]> {
  const { output } = await jest(folder, project, ['--listTests', '--findRelatedTests', file]);
  const beside = testsOf(file);
  const stem = path.basename(file).split('.')[0] ?? '';
  return output
    .split('\n')
    .map((line) => path.relative(folder, line))
    .filter((test) => test.startsWith(beside))
    .sort((a, b) => Number(path.basename(b).startsWith(stem)) - Number(path.basename(a).startsWith(stem)));
}

/** Runs the tests on one mutant: whether they notice it. */
async function isNoticed(folder: string, area: Area, { file, start, end, text }: Mutant): Promise<boolean> {
  const tests = await testsOf(folder, area, file);
  if (tests.length === 0) return false;
  const original = readFileSync(path.join(root, file), 'utf8');
  writeFileSync(path.join(folder, file), original.slice(0, start) + text + original.slice(end));
  const { status } = await jest(folder, area.project, ['--bail', '--runTestsByPath', ...tests], timeoutMs);
  writeFileSync(path.join(folder, file), original);
  return status !== 0;
}

function describe({ file, start, end, text }: Mutant): string {
  const source = readFileSync(path.join(root, file), 'utf8');
  const line = source.slice(0, start).split('\n').length;
  const from = source.slice(start, end).replace(/\s+/g, ' ').slice(0, 60);
  return `${file}:${line}  ${from}  →  ${text.replace(/\s+/g, ' ').slice(0, 60)}`;
}

/** Tests that fail without any mutant would notice all of them. */
async function expectGreen(folder: string, area: Area, mutants: readonly Mutant[]): Promise<void> {
  const testPaths = [...new Set(mutants.map(({ file }) => area.testsOf(file)))];
  const { status } = await jest(folder, area.project, testPaths);
  if (status !== 0) throw new Error(`The tests of ${testPaths.join(', ')} fail without a mutant.`);
}

/** Tries the sampled mutants of an area, one in each folder at a time. */
async function runArea(name: string, area: Area, folders: readonly string[]): Promise<void> {
  const all = git('ls-files', area.folder).filter(isCode).flatMap(mutantsOf);
  const sampled = sample(all, Number(process.env.MUTANTS_COUNT ?? area.count));
  await expectGreen(folders[0] ?? root, area, sampled);
  const waiting = [...sampled];
  let noticed = 0;
  const tryWaiting = async (folder: string) => {
    for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift())
      if (await isNoticed(folder, area, mutant)) noticed += 1;
      else console.log(`survived  ${describe(mutant)}`);
  };
  await Promise.all(folders.map(tryWaiting));
  const share = ((100 * noticed) / sampled.length).toFixed(1);
  console.log(
    `${name}: ${noticed} of ${sampled.length} noticed, ${share} %; ${all.length} in all, seed ${seed}`,
  );
}

async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const folders = [copyTree(), copyTree()];
  try {
    for (const [name, area] of Object.entries(areas))
      if (asked.length === 0 || asked.includes(name)) await runArea(name, area, folders);
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

void main();
