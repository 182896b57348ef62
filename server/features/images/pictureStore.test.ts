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

  it('takes the tag of a content', () => {
    expect(parsePictureName('garments', 'WJM123.1a-2b-3c.jpg')).toEqual({
      kind: 'garments',
      name: 'WJM123',
      tag: '1a-2b-3c',
    });
  });

  it.each([
    ['garments', 'WJM123_000.jpg'],
    ['garments', 'WJM123_000_0.jpg'],
    ['garments', 'wjm123.jpg'],
    ['garments', 'WJM123.png'],
    ['garments', 'WJM123.jpg.jpg.jpg'],
    ['garments', 'WJM123.jpg\n'],
    ['garments', 'WJM123..jpg'],
    ['garments', 'WJM123.a/b.jpg'],
    ['garments', 'WJM123.a.b.jpg'],
    ['colors', 'WJM123.abc.jpg'],
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
