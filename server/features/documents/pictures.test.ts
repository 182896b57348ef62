import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadedGarment } from '../../db/garments';
import { findPictures, stateOf } from './pictures';

const folder = mkdtempSync(path.join(tmpdir(), 'linedesk-pictures-'));

const garment = (generic: string): LoadedGarment => ({
  id: 1,
  generic,
  number: '1',
  styleCode: '',
  name: 'Coat',
  names: null,
  nameLanguage: null,
  drop: '',
  collection: '',
  madeIn: '',
  description: '',
  composition: '',
  largeDescription: '',
  whPriceCents: 1,
  rtPriceCents: 1,
  withStocks: false,
  minQuantity: 0,
  multiple: 0,
  sizes: [],
  colors: [{ number: '000', name: 'Black' }],
  skus: [],
  stockUpdated: null,
  pictures: {},
  pictureTags: {},
});

/** Resolves the names in this order, no matter in which order they were requested. */
function answeringInOrder(names: readonly string[]) {
  let turn = Promise.resolve();
  const turns = new Map(names.map((name) => [name, (turn = turn.then(() => undefined))]));
  return {
    find: async (_kind: string, name: string) => {
      await turns.get(name);
      if (name === 'BAD001') throw new Error('It could not be drawn.');
      if (name === 'NON001') return null;
      const file = path.join(folder, `${name}.jpg`);
      writeFileSync(file, name, { flag: 'a' });
      return { path: file, tag: await stateOf(file) };
    },
  };
}

test('the pictures of garments and colors, whichever is there first, and without those that can’t be had', async () => {
  const garments = ['COA001', 'BAD001', 'NON001', 'COA002'].map(garment);
  const found = await findPictures(answeringInOrder(['COA002', 'COA001']), garments, { swatches: false });
  expect(Object.entries(found.files)).toEqual([
    ['COA001', path.join(folder, 'COA001.jpg')],
    ['COA002', path.join(folder, 'COA002.jpg')],
  ]);
  const [first, second] = [answeringInOrder(['COA001_000', 'COA001']), answeringInOrder(['COA001'])];
  const swatches = await findPictures(first, garments.slice(0, 1), { swatches: true });
  expect(Object.keys(swatches.files)).toEqual(['COA001', 'COA001_000']);
  // A changed picture counts as a different one.
  const changed = await findPictures(second, garments.slice(0, 1), { swatches: true });
  expect(changed.state).not.toEqual(swatches.state);
});
