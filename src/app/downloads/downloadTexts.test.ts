import { downloadName, progressText } from './downloadTexts';

const download = {
  id: 1,
  endpoint: 'downloadOrderPdf',
  startedAt: 1000,
  fileName: null,
  received: 0,
  total: null,
};
const arriving = { ...download, fileName: 'order_7.pdf', received: 1_572_864 };

it.each([
  [download, 'Full PDF', 'Preparing, 12 s'],
  [{ ...download, endpoint: 'another' }, 'Download', 'Preparing, 12 s'],
  [arriving, 'order_7.pdf', '1.5 MB'],
  [{ ...arriving, received: 600, total: 204_800 }, 'order_7.pdf', '1 KB of 200 KB'],
])('%j is called %s: %s', (one, name, progress) => {
  expect([downloadName(one), progressText(one, 13_900)]).toEqual([name, progress]);
});
