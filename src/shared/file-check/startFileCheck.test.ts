import type { FileCheck } from './FileCheck';
import { startFileCheck } from './startFileCheck';

/** A worker whose messages the test controls. */
class FakeWorker extends EventTarget {
  static last: FakeWorker;
  readonly asked: unknown[] = [];
  isTerminated = false;
  constructor() {
    super();
    FakeWorker.last = this;
  }
  postMessage(question: unknown) {
    this.asked.push(question);
  }
  terminate() {
    this.isTerminated = true;
  }
  say(check: FileCheck) {
    this.dispatchEvent(new MessageEvent('message', { data: check }));
  }
}

const question = { kind: 'stock', file: new File(['x'], 'stock.xlsx') } as const;
const told: FileCheck[] = [];

beforeEach(() => {
  told.length = 0;
  jest.useFakeTimers();
  Object.defineProperty(globalThis, 'Worker', { value: FakeWorker, configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'Worker');
});

const start = () => startFileCheck(question, (check) => told.push(check));

it('tells how far the worker is, and ends it with its last word', () => {
  start();
  expect(FakeWorker.last.asked).toEqual([question]);
  FakeWorker.last.say({ state: 'reading', done: 1000, total: 2000 });
  expect(FakeWorker.last.isTerminated).toBe(false);
  FakeWorker.last.say({ state: 'good', rows: 2000, notes: [] });
  expect(FakeWorker.last.isTerminated).toBe(true);
  jest.runAllTimers();
  expect(told.map(({ state }) => state)).toEqual(['reading', 'good']);
});

it.each<[string, () => void]>([
  ['fails', () => FakeWorker.last.dispatchEvent(new Event('error'))],
  ['takes too long', () => jest.advanceTimersByTime(60_000)],
])('leaves the file to the host when the worker %s', (_what, happen) => {
  start();
  happen();
  expect(told).toEqual([{ state: 'unchecked' }]);
  expect(FakeWorker.last.isTerminated).toBe(true);
});

it('can be stopped', () => {
  start()();
  jest.runAllTimers();
  expect(FakeWorker.last.isTerminated).toBe(true);
  expect(told).toEqual([]);
});
