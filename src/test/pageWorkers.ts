import { fileURLToPath } from 'node:url';

const listeners = new Map<string, EventListener>();

/** The message listener of each worker module; modules are loaded once. */
function listenerOf(path: string): EventListener {
  const known = listeners.get(path);
  if (known !== undefined) return known;
  const add = jest.spyOn(globalThis, 'addEventListener').mockImplementation(() => {});
  jest.requireActual(path);
  const [[, listener] = []] = add.mock.calls.filter(([type]) => type === 'message');
  add.mockRestore();
  if (typeof listener !== 'function') throw new Error(`${path} does not listen to messages.`);
  listeners.set(path, listener);
  return listener;
}

/** A worker on the test's own thread: jsdom has none. */
class PageWorker extends EventTarget {
  private isStopped = false;
  private readonly listener: EventListener;

  constructor(url: URL) {
    super();
    this.listener = listenerOf(fileURLToPath(url.href));
  }

  postMessage(data: unknown, [port]: [MessagePort]) {
    const whileRunning = {
      postMessage: (reply: unknown) => {
        if (!this.isStopped) port.postMessage(reply);
      },
    };
    this.listener(Object.assign(new Event('message'), { data, ports: [whileRunning] }));
  }

  terminate() {
    this.isStopped = true;
  }
}

Object.defineProperty(globalThis, 'Worker', { value: PageWorker, configurable: true });
