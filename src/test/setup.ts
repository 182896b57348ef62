import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { File as NodeFile } from 'node:buffer';
import { endTest } from './atTestEnd';
import { computedStyle } from './computedStyle';
import { failOnConsole } from './failOnConsole';
import { printPageOnlyAtTheEnd } from './lightErrors';
import { recordNoOwnerStacks } from './lightReact';
import { mockServer, takeViolations } from './mockApi';

configure({ asyncUtilTimeout: 10_000 });
printPageOnlyAtTheEnd();
recordNoOwnerStacks();

// jsdom's File is not the one that Node's FormData and fetch use: it would arrive as '[object File]'.
Object.defineProperty(globalThis, 'File', { value: NodeFile, writable: true, configurable: true });

// jsdom has none, and Node's own keeps the process alive.
const { setTimeout: later } = globalThis;
class MessageChannelPolyfill {
  port1: { onmessage?: (event: { data: unknown }) => void; close: () => void } = { close: () => {} };
  port2 = { postMessage: (data: unknown) => void later(() => this.port1.onmessage?.({ data })) };
}
Object.defineProperty(globalThis, 'MessageChannel', {
  value: MessageChannelPolyfill,
  writable: true,
  configurable: true,
});

// Node's keeps the process alive; msw has created its own by now.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');

class ResizeObserverPolyfill implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver = ResizeObserverPolyfill;

window.matchMedia = (query) => ({
  // A desktop: 'min-width' queries match, all others don't.
  matches: /min-width/.test(query),
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

window.getComputedStyle = computedStyle;

// jsdom's dialogs cannot be opened modally.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

// jsdom has no layout, and lists render what is in view: a table's scroll container is as tall as the window.
Object.defineProperty(Element.prototype, 'clientHeight', {
  configurable: true,
  get(this: Element) {
    return this.firstElementChild instanceof HTMLTableElement ? window.innerHeight : 0;
  },
});

// Like a browser that opens no tabs.
window.open = () => null;
window.scrollTo = () => {};
Element.prototype.scrollTo = function scrollTo(target?: ScrollToOptions | number) {
  if (typeof target === 'object') this.scrollTop = target.top ?? this.scrollTop;
};
Element.prototype.scrollIntoView = () => {};
URL.createObjectURL = () => 'blob:test';
URL.revokeObjectURL = () => {};

failOnConsole();

beforeAll(() => mockServer.listen({ onUnhandledRequest: 'error' }));

afterEach(() => {
  endTest();
  mockServer.resetHandlers();
  window.localStorage.clear();
  window.sessionStorage.clear();
  const violations = takeViolations();
  if (violations.length > 0) throw new Error(violations.join('\n'));
});

afterAll(() => mockServer.close());
