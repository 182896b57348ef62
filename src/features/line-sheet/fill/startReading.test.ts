import type { FillReading } from './readFill';
import { startReading } from './startReading';

/** A worker whose messages the test controls. */
class FakeWorker extends EventTarget {
  static last: FakeWorker | null = null;
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
}

const told: FillReading[] = [];
const start = (file = new File(['x'], 'order.xlsx')) => startReading(file, (reading) => told.push(reading));
const damaged = {
  state: 'fault',
  message: 'The file is damaged; open it in your spreadsheet program, save it again and try again.',
};

beforeEach(() => {
  told.length = 0;
  FakeWorker.last = null;
  jest.useFakeTimers();
  Object.defineProperty(globalThis, 'Worker', { value: FakeWorker, configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'Worker');
});

it('tells what the worker has read, and ends it', () => {
  start();
  const reading = { state: 'read', file: { origin: null, cells: [], refused: [] } };
  FakeWorker.last?.dispatchEvent(new MessageEvent('message', { data: reading }));
  jest.runAllTimers();
  expect(told).toEqual([reading]);
  expect(FakeWorker.last?.isTerminated).toBe(true);
});

it.each<[string, () => void]>([
  ['fails', () => FakeWorker.last?.dispatchEvent(new Event('error'))],
  ['takes too long', () => jest.advanceTimersByTime(60_000)],
])('says so when the worker %s', (_what, happen) => {
  start();
  happen();
  expect(told).toEqual([damaged]);
  expect(FakeWorker.last?.isTerminated).toBe(true);
});

it('can be stopped', () => {
  start()();
  jest.runAllTimers();
  expect(told).toEqual([]);
  expect(FakeWorker.last?.isTerminated).toBe(true);
});

it('does not read what is larger than any file may be', () => {
  start(new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'order.xlsx'));
  expect(told).toEqual([{ state: 'fault', message: 'The file is larger than 20 MiB.' }]);
  expect(FakeWorker.last).toBeNull();
});
