import { garmentPictures } from './garmentPictures';

const coat = {
  generic: 'WJM123',
  name: 'Wool coat',
  colors: [
    { number: '010', name: 'Ecru' },
    { number: '000', name: 'Black' },
  ],
};

it('has only the main picture when colors have none', () => {
  expect(garmentPictures({ ...coat, pictures: {} })).toEqual([{ name: 'WJM123', label: 'Wool coat' }]);
});

it('has those of each color in the order of the colors, and none of unknown colors', () => {
  expect(garmentPictures({ ...coat, pictures: { '000': 2, '010': 1, '999': 3 } })).toEqual([
    { name: 'WJM123', label: 'Wool coat' },
    { name: 'WJM123_010_1', label: 'Ecru' },
    { name: 'WJM123_000_1', label: 'Black 1' },
    { name: 'WJM123_000_2', label: 'Black 2' },
  ]);
});
