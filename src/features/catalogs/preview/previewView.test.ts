import { buildGarment } from '../../../test/factories/buildGarment';
import { searchGarments } from './previewView';

const coat = buildGarment({ generic: 'WJM123', name: 'Wool coat', drop: 'D1', composition: '80% wool' });
const skirt = buildGarment({
  generic: 'WJM200',
  name: 'Jupe évasée',
  colors: [{ number: '310', name: 'Écru' }],
});

it.each([
  ['', [coat, skirt]],
  ['wjm', [coat, skirt]],
  ['WOOL d1', [coat]],
  ['evasee ecru', [skirt]],
  ['310', [skirt]],
  ['trousers', []],
])('%j finds by every fact of a card', (typed, found) => {
  expect(searchGarments([coat, skirt], typed)).toEqual(found);
});
