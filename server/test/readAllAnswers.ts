import { unzipSync } from 'fflate';
import type { OperationId } from '../core/call';
import { accessRules } from '../../src/domain/access/accessRules';
import type { buildEverywhere } from './buildEverywhere';
import type { TestApp } from './buildTestApp';
import { contract, type ContractCall } from './contract';
import { readPdf } from './readPdf';

/** What ends the session of whoever calls it. */
const ending: readonly string[] = ['logout'];

const isKnown = (name: string): name is OperationId => name in accessRules;

/** Every GET of the contract, with each id that its path may have. */
function gets(ids: readonly number[]): { name: OperationId; call: ContractCall }[] {
  return Object.entries(contract.paths).flatMap(([url, { get }]) => {
    if (get === undefined || ending.includes(get.operationId) || !isKnown(get.operationId)) return [];
    const name = get.operationId;
    const [, param] = /\{(\w+)\}/.exec(url) ?? [];
    if (param === undefined) return [{ name, call: {} }];
    if (param === 'tile')
      return ['days', 'customers', 'agents'].map((tile) => ({ name, call: { params: { tile } } }));
    if (param === 'reference') return [{ name, call: { params: { reference: 'WJM123' } } }];
    return ids.map((id) => ({ name, call: { params: { number: '1', [param]: String(id) } } }));
  });
}

/** The text of a file: what a PDF shows, and all parts of a zip. */
function textOf(bytes: Buffer): string {
  // That of an invoice, which the ERP makes, is a line of text in tests.
  if (bytes.subarray(0, 4).toString('latin1') === '%PDF' && bytes.includes('startxref')) {
    return readPdf(bytes)
      .flatMap(({ texts }) => texts.map(({ text }) => text))
      .join(' ');
  }
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') {
    return Object.entries(unzipSync(bytes))
      .map(([name, content]) => `${name}\n${textOf(Buffer.from(content))}`)
      .join('\n');
  }
  return bytes.toString();
}

/** What the host answers to these people, in all calls that change nothing, as text. */
export async function readAllAnswers(
  t: TestApp,
  world: Awaited<ReturnType<typeof buildEverywhere>>,
  viewers: readonly { id: number }[],
): Promise<string> {
  const { admin, successor, other, person, sent, open, sold, catalog, orderTask, customerTask } = world;
  const orders = [sent, open, sold].map(({ id }) => id);
  const people = [admin, successor, other, person].map(({ id }) => id);
  // An id may be that of several things.
  const ids = [...new Set([...orders, ...people, catalog.id, orderTask, customerTask])];
  const answers: string[] = [];
  for (const { name, call } of gets(ids)) {
    for (const viewer of viewers) {
      answers.push(`${name}: ${textOf((await t.as(viewer).call(name, call)).raw)}`);
    }
  }
  for (const q of ['Ottilie', 'ottilie@brandt.test', '777001']) {
    answers.push((await t.as(admin).call('findThings', { query: { q } })).raw.toString());
  }
  const body = { orders: orders.map(String) };
  answers.push(textOf((await t.as(admin).call('downloadOrderList', { body })).raw));
  return answers.join('\n');
}
