import { read, utils } from 'xlsx';
import { saveBlob } from './download';
import { downloadSpreadsheet } from './downloadSpreadsheet';

jest.mock('./download');

it('saves texts as texts', async () => {
  const bytes = jest.spyOn(globalThis, 'Blob').mockImplementation(() => Object.create(Blob.prototype));
  await downloadSpreadsheet('users.xlsx', [
    ['name', 'sap_id'],
    ['Bo', '0042'],
  ]);
  const [content] = bytes.mock.calls[0]?.[0] ?? [];
  const sheet = read(content).Sheets['Sheet1'] ?? {};
  expect(utils.sheet_to_json(sheet, { header: 1 })).toEqual([
    ['name', 'sap_id'],
    ['Bo', '0042'],
  ]);
  expect(saveBlob).toHaveBeenCalledWith(expect.anything(), 'users.xlsx');
});
