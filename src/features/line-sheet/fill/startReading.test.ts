import { worded } from '../../../test/worded';
import type { FillReading } from './readFill';
import { startReading } from './startReading';

class FailingWorker extends EventTarget {
  static started = 0;
  constructor() {
    super();
    FailingWorker.started += 1;
  }
  postMessage() {
    this.dispatchEvent(new Event('error'));
  }
  terminate() {}
}

const readings: FillReading[] = [];
const start = (file = new File(['x'], 'order.xlsx')) =>
  startReading(file, (reading) => readings.push(reading));

beforeEach(() => {
  readings.length = 0;
  FailingWorker.started = 0;
  Object.defineProperty(globalThis, 'Worker', { value: FailingWorker, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Worker');
});

it('reports when the worker fails', async () => {
  start();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(worded(readings)).toEqual([
    {
      state: 'fault',
      message: 'The file is damaged; open it in your spreadsheet program, save it again and try again.',
    },
  ]);
});

it('does not read a file above the size limit', () => {
  start(new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'order.xlsx'));
  expect(worded(readings)).toEqual([{ state: 'fault', message: 'The file is larger than 20 MiB.' }]);
  expect(FailingWorker.started).toBe(0);
});
