import { screen } from '@testing-library/react';
import { renderApp } from '../../test/render';

it.each([
  ['Image upload', 'Upload images'],
  ['Color upload', 'Upload colors'],
])('%s opens its dialog', async (button, title) => {
  const { user } = renderApp('/admin/catalog/images');
  await user.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByRole('dialog', { name: title })).toBeInTheDocument();
});
