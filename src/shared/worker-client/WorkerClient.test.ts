import { answerQuestions, WorkerClient, WorkerFault } from './WorkerClient';

/** A worker whose answers the test controls. */
class FakeWorker extends EventTarget {
  readonly asked: unknown[] = [];
  readonly ports: MessagePort[] = [];
  isTerminated = false;
  postMessage(question: unknown, ports?: unknown) {
    this.asked.push(question);
    if (Array.isArray(ports)) this.ports.push(...ports);
  }
  terminate() {
    this.isTerminated = true;
  }
}

function start() {
  const worker = new FakeWorker();
  const received: unknown[] = [];
  const client = new WorkerClient(worker, 1000);
  const ask = (question: string) =>
    client
      .ask<string>(question, (progress) => received.push(progress))
      .then(
        (answer) => received.push(answer),
        ({ message }: Error) => received.push(message),
      );
  return { worker, client, received, ask };
}

const settle = () => jest.advanceTimersByTimeAsync(0);
const settleReally = () => new Promise((resolve) => setTimeout(resolve, 5));

it('reports progress, and asks one question at a time', async () => {
  const { worker, received, ask } = start();
  void ask('first');
  void ask('second');
  await settleReally();
  expect(worker.asked).toEqual(['first']);
  worker.ports[0]?.postMessage({ answer: 'half', isLast: false });
  worker.ports[0]?.postMessage({ answer: 'whole', isLast: true });
  await settleReally();
  expect(received).toEqual(['half', 'whole']);
  expect(worker.asked).toEqual(['first', 'second']);
});

it('rejects with the fault that the worker reports', async () => {
  const { worker, received, ask } = start();
  void ask('first');
  await settleReally();
  worker.ports[0]?.postMessage({ isLast: true, fault: 'Choose another file.' });
  await settleReally();
  expect(received).toEqual(['Choose another file.']);
});

describe('with a clock', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each<[string, (worker: FakeWorker) => unknown]>([
    ['fails', (worker) => worker.dispatchEvent(new Event('error'))],
    ['takes too long', () => jest.advanceTimersByTime(1000)],
  ])('rejects when the worker %s, and goes on with the next question', async (_what, happen) => {
    const { worker, received, ask } = start();
    void ask('first');
    void ask('second');
    await settle();
    happen(worker);
    await settle();
    expect(received).toEqual(['The worker has not answered.']);
    expect(worker.asked).toEqual(['first', 'second']);
  });

  it('never settles once it is stopped', async () => {
    const { worker, client, received, ask } = start();
    void ask('first');
    await settle();
    client.stop();
    await jest.advanceTimersByTimeAsync(2000);
    expect(worker.isTerminated).toBe(true);
    expect(received).toEqual([]);
  });
});

it('answers in the worker, and reports failures', async () => {
  const add = jest.spyOn(globalThis, 'addEventListener').mockImplementation(() => {});
  answerQuestions<number, string>((count, onProgress) => {
    if (count === 0) throw new WorkerFault('Choose another file.');
    if (count < 0) throw new Error('no');
    onProgress('half');
    return 'x'.repeat(count);
  });
  const listener = add.mock.lastCall?.[1];
  add.mockRestore();
  const sent: unknown[] = [];
  const ports = [{ postMessage: (reply: unknown) => sent.push(reply) }];
  for (const data of [3, -1, 0]) {
    if (typeof listener === 'function') listener(Object.assign(new Event('message'), { data, ports }));
    await settleReally();
  }
  expect(sent).toEqual([
    { answer: 'half', isLast: false },
    { answer: 'xxx', isLast: true },
    { isLast: true, fault: null },
    { isLast: true, fault: 'Choose another file.' },
  ]);
});
