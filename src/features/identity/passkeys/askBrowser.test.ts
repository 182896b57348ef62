import { havePasskeys } from '../../../test/passkeys';
import { hasPasskeys } from './askBrowser';

jest.mock('@simplewebauthn/browser');

const at = (hostname: string) => hasPasskeys({ ...window.location, hostname });

it.each([
  ['wholesale.brand.test', true],
  ['localhost', true],
  ['192.168.1.20', false],
  ['127.0.0.1', false],
  ['[::1]', false],
  ['3com.test', true],
])('at %s: %s', (hostname, expected) => {
  havePasskeys();
  expect(at(hostname)).toBe(expected);
});

it('not without https, nor in a browser without them', () => {
  expect(at('wholesale.brand.test')).toBe(false);
  havePasskeys();
  Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true });
  expect(at('wholesale.brand.test')).toBe(false);
  Reflect.deleteProperty(window, 'isSecureContext');
  expect(hasPasskeys()).toBe(true);
});
