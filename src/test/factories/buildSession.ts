import type { Session } from '../../api';
import { nextId } from './nextId';

/** A session of another browser, unless said otherwise. */
export const buildSession = (overrides: Partial<Session> = {}): Session => ({
  id: `session-${nextId()}`,
  is_current: false,
  method: 'password',
  has_second_factor: false,
  browser: 'Firefox on Windows',
  address: '192.0.2.7',
  created: 1_787_000_000,
  last_seen: 1_787_090_000,
  expires: 1_788_300_000,
  ...overrides,
});
