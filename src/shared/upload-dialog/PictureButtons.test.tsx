import { screen } from '@testing-library/react';
import { buildGarment } from '../../test/factories/buildGarment';
import { buildUser } from '../../test/factories/buildUser';
import { mockApi } from '../../test/mockApi';
import { renderApp } from '../../test/render';
import '../../test/plainFrame';

describe.each([
  ['the images page', '/admin/catalog/images'],
  ['management', '/admin/ed'],
  ['the pictures that a catalog misses', '/admin/catalog/list/7?tab=pictures'],
])('on %s', (_where, route) => {
  it.each([
    ['Image upload', 'Upload images'],
    ['Color upload', 'Upload colors'],
  ])('%s opens its dialog', async (button, title) => {
    mockApi('getCatalog', {
      id: '7',
      name: 'Women',
      season: 'AW26',
      currency: 'EUR',
      garments: [buildGarment()],
      missing_pictures: [],
    });
    const { user } = renderApp(route, { user: buildUser({ roles: ['admin'] }) });
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByRole('dialog', { name: title })).toBeInTheDocument();
  });
});
