import { pictureAddress } from './pictureAddress';

const tags = { 'thumbnails/WJM123': 'a1-B_2c3' };
const { origin } = window.location;

it('is the documented address for a picture without a tag', () => {
  const documented = `${origin}/images/garments/WJM123.jpg`;
  expect(pictureAddress('garments', 'WJM123', tags)).toBe(documented);
  expect(pictureAddress('garments', 'WJM123', undefined)).toBe(documented);
});

it('is the tagged address for a picture with a tag', () => {
  expect(pictureAddress('thumbnails', 'WJM123', tags)).toBe(
    `${origin}/images/thumbnails/WJM123.a1-B_2c3.jpg`,
  );
});
