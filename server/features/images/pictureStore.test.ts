import { parsePictureName } from './pictureStore';

describe('parsePictureName', () => {
  it.each([
    ['garments', 'WJM123.jpg', 'WJM123'],
    ['garments', 'WJM123_000_1.jpg', 'WJM123_000_1'],
    ['thumbnails', 'WJM123_BLK_12.jpg', 'WJM123_BLK_12'],
    ['colors', 'WJM123_000.jpg', 'WJM123_000'],
  ])('takes %s/%s', (folder, file, name) => {
    expect(parsePictureName(folder, file)).toEqual({ kind: folder, name });
  });

  it.each([
    ['garments', 'WJM123_000.jpg'],
    ['garments', 'WJM123_000_0.jpg'],
    ['garments', 'wjm123.jpg'],
    ['garments', 'WJM123.png'],
    ['garments', 'WJM123.jpg.jpg'],
    ['garments', 'WJM123.jpg\n'],
    ['garments', '../WJM1.jpg'],
    ['garments', '.jpg'],
    ['colors', 'WJM123.jpg'],
    ['colors', 'WJM123_000_1.jpg'],
    ['uploads', 'WJM123.jpg'],
    ['..', 'WJM123.jpg'],
  ])('refuses %s/%j', (folder, file) => {
    expect(parsePictureName(folder, file)).toBeNull();
  });
});
