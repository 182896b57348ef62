import { toFormData } from './toFormData';

it('writes every kind of field', () => {
  const one = new File(['1'], 'WJM123.jpg');
  const two = new File(['2'], 'WJM123_000_1.jpg');
  const form = toFormData({
    images: [one, two],
    name: 'x',
    yes: true,
    no: false,
    count: 3,
    empty: '',
    none: undefined,
    nil: null,
  });
  expect([...form.keys()]).toEqual(['images', 'images', 'name', 'yes', 'no', 'count', 'empty']);
  expect(form.getAll('images').map((image) => image instanceof File && image.name)).toEqual([
    one.name,
    two.name,
  ]);
  expect([form.get('yes'), form.get('no'), form.get('count'), form.get('empty')]).toEqual([
    'true',
    'false',
    '3',
    '',
  ]);
});
