import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { unzipSync } from 'fflate';
import { saveBlob } from '../../lib/download';
import { WorkerFault } from '../../shared/worker-client/WorkerClient';
import type { PictureQuestion } from '../../shared/prepare-pictures/makePicture';
import { buildCatalog } from '../../test/factories/buildCatalog';
import { buildGarment } from '../../test/factories/buildGarment';
import { buildUser } from '../../test/factories/buildUser';
import { chooseOption } from '../../test/chooseOption';
import { mockApi } from '../../test/mockApi';
import { renderApp } from '../../test/render';
import '../../test/plainFrame';
import '../../test/pageWorkers';

jest.mock('../../lib/download');
/** Fake pictures, as jsdom has no canvas. */
jest.mock('../../shared/prepare-pictures/makePicture', () => ({
  makePicture: async ({ file, placing }: PictureQuestion) => {
    if (file.name.includes('broken')) throw new WorkerFault('cannot be read as a picture');
    return new Blob([`${file.name} ${placing.how}`], { type: 'image/jpeg' });
  },
}));

const picture = (name: string) => new File([name], name);

beforeEach(() => {
  globalThis.createImageBitmap = async () => ({ width: 790, height: 1080, close: () => {} });
});

async function open(...names: string[]) {
  mockApi('listAllCatalogs', [buildCatalog({ id: '7', name: 'Main', season: 'SS27' })]);
  mockApi('getCatalog', {
    id: '7',
    name: 'Main',
    season: 'SS27',
    currency: 'EUR',
    missing_pictures: [],
    garments: [
      buildGarment({
        generic: 'WJM123',
        number: '1001',
        name: 'Wool coat',
        colors: [{ number: '000', name: 'Black' }],
      }),
    ],
  });
  const app = renderApp('/admin/prepare/pictures');
  const picker = await screen.findByLabelText('Your pictures');
  await app.user.upload(picker, names.map(picture));
  return { ...app, picker };
}

const nameOf = (file: string) => screen.getByLabelText(`Name of ${file}`);

it('names pictures by our codes', async () => {
  await open('wjm123_000_2.png', 'WJM123.JPG');
  expect(nameOf('WJM123.JPG')).toHaveValue('WJM123.jpg');
  expect(nameOf('wjm123_000_2.png')).toHaveValue('WJM123_000_2.jpg');
});

it('preserves valid names, and shows which pictures of the catalog are replaced', async () => {
  const { user } = await open('WJM123_900_4.jpg', 'wool coat black.png');
  expect(nameOf('WJM123_900_4.jpg')).toHaveValue('WJM123_900_4.jpg');
  await chooseOption(user, 'Catalog of the garments', 'Main, SS27');
  await waitFor(() => expect(nameOf('wool coat black.png')).toHaveValue('WJM123.jpg'));
  expect(nameOf('WJM123_900_4.jpg')).toHaveValue('WJM123_900_4.jpg');
  expect(screen.getAllByText('Replaces the picture of this name in the catalog.')).toHaveLength(1);
});

it('recognizes names in a catalog, and accepts a typed name', async () => {
  const { user } = await open('wool coat black.png', 'holiday.webp');
  expect(screen.getAllByText('Which garment is it? Type a name like WJM123.jpg.')).toHaveLength(2);
  await chooseOption(user, 'Catalog of the garments', 'Main, SS27');
  await waitFor(() => expect(nameOf('wool coat black.png')).toHaveValue('WJM123.jpg'));
  await user.type(nameOf('holiday.webp'), 'WJM123.jpg');
  expect(screen.getAllByText('Another picture has this name.')).toHaveLength(2);
  await user.clear(nameOf('holiday.webp'));
  await user.type(nameOf('holiday.webp'), 'coat');
  expect(screen.getByText('The name must be named like WJM123.jpg or WJM123_000_1.jpg.')).toBeVisible();
});

it('makes the pictures, lists those that fail, and puts them in a zip', async () => {
  const { user } = await open('WJM123.png', 'WJM124.png', 'very-broken.png');
  await user.type(nameOf('very-broken.png'), 'WJM125.jpg');
  await user.click(screen.getByRole('button', { name: 'Make 3 pictures' }));
  expect(await screen.findByText('2 pictures of 3 made, 1 to look at')).toBeVisible();
  expect(screen.getByText('The file cannot be read as a picture.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Download as zip/ }));
  await waitFor(() => expect(saveBlob).toHaveBeenCalled());
  const [blob, name] = jest.mocked(saveBlob).mock.calls[0] ?? [];
  expect(name).toBe('pictures.zip');
  const entries = unzipSync(new Uint8Array((await blob?.arrayBuffer()) ?? []));
  expect(Object.keys(entries)).toEqual(['WJM123.jpg', 'WJM124.jpg']);
});

it('makes them again when cropping is chosen', async () => {
  const { user } = await open('WJM123.png');
  await user.click(screen.getByRole('button', { name: 'Make 1 picture' }));
  expect(await screen.findByText('1 picture of 1 made')).toBeVisible();
  await user.click(screen.getByText('Crop to fill'));
  expect(await screen.findByText('0 pictures of 1 made')).toBeVisible();
  expect(screen.getByRole('slider', { name: 'From top to bottom' })).toBeInTheDocument();
});

it('passes the made pictures to the image upload', async () => {
  const { user } = await open('WJM123.png');
  await user.click(screen.getByRole('button', { name: 'Make 1 picture' }));
  await user.click(await screen.findByRole('button', { name: 'Use for the image upload' }));
  const dialog = await screen.findByRole('dialog', { name: 'Upload images' });
  expect(await within(dialog).findByText('WJM123.jpg')).toBeInTheDocument();
});

it('is offered beside the upload for pictures of another type', async () => {
  const { user } = renderApp('/admin/catalog/images');
  mockApi('listAllCatalogs', []);
  await user.click(await screen.findByRole('button', { name: 'Image upload' }));
  fireEvent.drop(await screen.findByLabelText('Images'), {
    dataTransfer: { files: [picture('WJM123.png')] },
  });
  await user.click(await screen.findByRole('button', { name: 'Prepare 1 picture' }));
  await user.click(await screen.findByRole('button', { name: 'Make 1 picture' }));
  await user.click(await screen.findByRole('button', { name: 'Use for the image upload' }));
  await waitFor(() => expect(screen.queryByText(/^Make \d/)).not.toBeInTheDocument());
  expect(screen.queryByLabelText('Your pictures')).not.toBeInTheDocument();
  expect(screen.getByText('WJM123.jpg')).toBeInTheDocument();
});

it('is available to admins only', async () => {
  renderApp('/admin/prepare/pictures', { user: buildUser({ roles: ['agent'] }) });
  expect(await screen.findByText('Your account does not have access to this page.')).toBeVisible();
});
