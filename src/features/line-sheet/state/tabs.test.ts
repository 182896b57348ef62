import { holdLock } from '../../../lib/tabLocks';
import { lockSheet } from './tabs';

jest.mock('../../../lib/tabLocks');

/** A lock that is held by one at a time, as the browser's are. */
function openLocks() {
  const turns = new Map<string, Promise<void>>();
  return async (name: string) => {
    const turn = turns.get(name);
    let release = () => {};
    turns.set(name, new Promise((resolve) => (release = resolve)));
    await turn;
    return () => release();
  };
}

test('a sheet that is chosen again before it had its lock gets it in the end', async () => {
  jest.mocked(holdLock).mockImplementation(openLocks());
  await Promise.all([
    lockSheet('person', 'order'),
    lockSheet('person', 'order proposal'),
    lockSheet('person', 'order'),
  ]);
  expect(jest.mocked(holdLock).mock.calls.map(([name]) => name.split('/')[1])).toEqual([
    'order',
    'order%20proposal',
    'order',
  ]);
});
