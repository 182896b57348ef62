import { contract } from '../../test/contract';
import { keysOf } from '../records';
import { fileNames, fileUploads, taskUploads, uploads } from './uploads';

it('has an entry for each call of the contract that uploads files', () => {
  const calls = [...contract.values()].filter(
    ({ requestBody }) => 'multipart/form-data' in (requestBody?.content ?? {}),
  );
  // A preview takes the file of another upload.
  const others = calls.filter(({ id }) => id !== 'previewCatalogUpdate');
  expect(keysOf(uploads).toSorted()).toEqual(others.map(({ id }) => id).toSorted());
});

it('offers each kind of file to an upload', () => {
  const offered = Object.values(fileUploads).flatMap((upload) => ('use' in upload ? upload.file : []));
  expect(new Set(offered)).toEqual(new Set(keysOf(fileNames)));
});

it('has a class of tasks for each upload that a task works on', () => {
  const classes = Object.values(taskUploads).map(({ task }) => task.class);
  expect(new Set(classes).size).toBe(classes.length);
});
