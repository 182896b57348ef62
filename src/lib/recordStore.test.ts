import { openRecordStore } from './recordStore';

it('does nothing where the browser has no storage', async () => {
  expect('indexedDB' in globalThis).toBe(false);
  const store = openRecordStore('test');
  await expect(store.write('a/1', { some: 'thing' })).resolves.toBeUndefined();
  await expect(store.remove('a/1')).resolves.toBeUndefined();
  await expect(store.update('a/', () => ({ writes: [], removals: [] }))).resolves.toBeUndefined();
  await expect(store.readAll('a/')).resolves.toEqual([]);
});
