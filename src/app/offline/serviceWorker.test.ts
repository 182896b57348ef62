import { newVersion, type PageWorker } from './newVersion';
import { reloadInto } from './reloadInto';
import { startServiceWorker, type WorkerContainer } from './serviceWorker';

class FakeWorker extends EventTarget implements PageWorker {
  readonly messages: unknown[] = [];

  constructor(public state: ServiceWorkerState) {
    super();
  }

  postMessage(message: unknown): void {
    this.messages.push(message);
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  update = jest.fn(async () => undefined);

  find(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

class FakeContainer extends EventTarget implements WorkerContainer {
  readonly registration = new FakeRegistration();

  constructor(public controller: FakeWorker | null) {
    super();
  }

  async register(): Promise<FakeRegistration> {
    return this.registration;
  }

  serveBy(controller: FakeWorker): void {
    this.controller = controller;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

const takeOver = { kind: 'takeOver' };
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  newVersion.set(null);
});
afterEach(() => jest.useRealTimers());

async function start(container: FakeContainer, ofThisPage: PageWorker[] = []) {
  const onFirst = jest.fn();
  const isOfThisPage = async (worker: PageWorker) => ofThisPage.includes(worker);
  await startServiceWorker(container, { onFirst, isOfThisPage });
  return onFirst;
}

it('offers a newer version once it is installed, without activating it', async () => {
  const container = new FakeContainer(new FakeWorker('activated'));
  await start(container);
  const newer = new FakeWorker('installing');
  container.registration.find(newer);
  await settle();
  expect(newVersion.get()).toBeNull();

  newer.become('installed');
  await settle();
  expect(newVersion.get()).toBe(newer);
  expect(newer.messages).toEqual([]);
});

it('offers a version that was already waiting', async () => {
  const container = new FakeContainer(new FakeWorker('activated'));
  const waiting = new FakeWorker('installed');
  container.registration.waiting = waiting;
  await start(container);
  expect(newVersion.get()).toBe(waiting);
});

it("activates the worker of the page's own version without asking", async () => {
  const container = new FakeContainer(new FakeWorker('activated'));
  const own = new FakeWorker('installing');
  await start(container, [own]);
  container.registration.find(own);
  own.become('installed');
  await settle();
  expect(newVersion.get()).toBeNull();
  expect(own.messages).toEqual([takeOver]);
});

it('offers nothing on the first visit, and reports when the worker takes control', async () => {
  const container = new FakeContainer(null);
  const onFirst = await start(container);
  const first = new FakeWorker('installing');
  container.registration.find(first);
  first.become('installed');
  expect(onFirst).not.toHaveBeenCalled();
  first.become('activated');
  container.serveBy(first);
  await settle();
  expect(onFirst).toHaveBeenCalledTimes(1);
  expect(newVersion.get()).toBeNull();
});

it('offers the version that another tab has activated', async () => {
  const container = new FakeContainer(new FakeWorker('activated'));
  const onFirst = await start(container);
  const chosen = new FakeWorker('activated');
  container.serveBy(chosen);
  await settle();
  expect(newVersion.get()).toBe(chosen);
  expect(onFirst).not.toHaveBeenCalled();
});

it('polls for a new version', async () => {
  const container = new FakeContainer(null);
  await start(container);
  await jest.advanceTimersByTimeAsync(3 * 60 * 60_000);
  expect(container.registration.update).toHaveBeenCalledTimes(6);
});

describe('the reload', () => {
  it('waits until the new worker is active', async () => {
    const reload = jest.fn();
    const worker = new FakeWorker('installed');
    reloadInto(worker, reload);
    expect(worker.messages).toEqual([takeOver]);
    worker.become('activating');
    expect(reload).not.toHaveBeenCalled();
    worker.become('activated');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not wait for a worker that is stuck or already active', async () => {
    const reload = jest.fn();
    reloadInto(new FakeWorker('installed'), reload);
    await jest.advanceTimersByTimeAsync(3000);
    expect(reload).toHaveBeenCalledTimes(1);
    reloadInto(new FakeWorker('activated'), reload);
    expect(reload).toHaveBeenCalledTimes(2);
  });
});
