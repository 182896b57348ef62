import { screen, within } from '@testing-library/react';
import { buildCatalog } from '../../test/factories/buildCatalog';
import { mockApi, networkFailure } from '../../test/mockApi';
import { renderApp } from '../../test/render';
import '../../test/plainFrame';

const catalogs = [
  buildCatalog({ id: '7', name: 'Women', num_missing_pictures: 12 }),
  buildCatalog({ id: '8', name: 'Men', num_missing_pictures: 0 }),
  buildCatalog({ id: '9', name: 'Old', num_missing_pictures: 99, is_current: false }),
];
const task = { task_id: 't1', class: 'UploadImages', status: 'done' as const, progress: 100, error: null };

async function open() {
  renderApp('/admin/catalog/images');
  await screen.findByRole('heading', { level: 1, name: 'Upload images' });
  for (const name of ['Image upload', 'Color upload'])
    expect(screen.getByRole('button', { name })).toBeVisible();
  const card = (name: string) => screen.getByRole('region', { name });
  return { missing: card('Missing in current catalogs'), last: card('Uploaded last'), rules: card('Rules') };
}

it('says what is missing, what was uploaded last, and the rules', async () => {
  mockApi('listAllCatalogs', catalogs);
  mockApi('listTasks', {
    tasks: [
      { ...task, task_id: 't4', class: 'UploadColors', status: 'WIP', progress: 40 },
      { ...task, task_id: 't3', class: 'UploadStock' },
      { ...task, task_id: 't2', status: 'failed', error: 'No picture was stored.' },
      { ...task, errors_count: 2 },
    ],
  });
  const { missing, last, rules } = await open();
  expect(await within(missing).findByRole('link', { name: 'Women' })).toHaveAttribute(
    'href',
    '/admin/catalog/list/7?tab=pictures',
  );
  expect(
    within(missing)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Women 12 garments without a picture']);
  await within(last).findByText('40%');
  expect(
    within(last)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Colors 40%', 'Images No picture was stored.', 'Images Done, 2 files refused']);
  expect(rules).toHaveTextContent('790x1080 px, named like WJM123.jpg');
});

it('says that nothing is missing and nothing was uploaded', async () => {
  mockApi('listAllCatalogs', catalogs.slice(1));
  mockApi('listTasks', { tasks: [] });
  const { missing, last } = await open();
  expect(await within(missing).findByText('Every garment has its picture.')).toBeVisible();
  expect(await within(last).findByText('No pictures were uploaded lately.')).toBeVisible();
});

it('says what it could not load', async () => {
  mockApi('listAllCatalogs', networkFailure());
  mockApi('listTasks', networkFailure());
  const { missing, last } = await open();
  for (const card of [missing, last])
    expect(await within(card).findByRole('button', { name: /try again|retry/i })).toBeVisible();
});
