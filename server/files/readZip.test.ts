import { buildPackedZip, packZip } from '../test/buildSpreadsheet';
import { listZip } from './zip';

const damaged = 'The file is damaged; open it in your spreadsheet program, save it again and try again.';
const text = Buffer.from('size '.repeat(1000));

async function readAll(zip: Buffer) {
  const files: [string, string][] = [];
  for (const { name, unpack } of await listZip(zip)) files.push([name, (await unpack()).toString()]);
  return files;
}

/** A zip of one stored file as streaming writers make it: sizes and offsets are in zip64 fields. */
function buildZip64(): Buffer {
  const plain = packZip([{ name: 'a.xml', content: text }]);
  const at = plain.indexOf('PK\x01\x02');
  const end = plain.indexOf('PK\x05\x06');
  const entry = Buffer.from(plain.subarray(at, end));
  const extra = Buffer.alloc(4 + 4 + 24 + 4);
  // Another field comes first.
  extra.writeUInt16LE(0x5455, 0);
  extra.writeUInt16LE(0x0001, 4);
  extra.writeUInt16LE(24, 6);
  extra.writeBigUInt64LE(BigInt(text.length), 8);
  extra.writeBigUInt64LE(BigInt(text.length), 16);
  extra.writeBigUInt64LE(0n, 24);
  entry.fill(0xff, 20, 28);
  entry.fill(0xff, 42, 46);
  entry.writeUInt16LE(extra.length, 30);
  const directory = Buffer.concat([entry, extra]);
  const end64 = Buffer.alloc(56);
  end64.write('PK\x06\x06', 'latin1');
  end64.writeBigUInt64LE(1n, 32);
  end64.writeBigUInt64LE(BigInt(at), 48);
  const locator = Buffer.alloc(20);
  locator.write('PK\x06\x07', 'latin1');
  locator.writeBigUInt64LE(BigInt(at + directory.length), 8);
  const tail = Buffer.from(plain.subarray(end));
  tail.fill(0xff, 8, 20);
  return Buffer.concat([plain.subarray(0, at), directory, end64, locator, tail]);
}

it('reads back what was put in', async () => {
  const files = [
    { name: 'empty.xml', content: Buffer.alloc(0) },
    { name: 'größe.xml', content: text },
  ];
  expect(await readAll(packZip(files))).toEqual([
    ['empty.xml', ''],
    ['größe.xml', text.toString()],
  ]);
});

it('reads packed files, also with a comment behind them', async () => {
  const zip = buildPackedZip('a.xml', text);
  zip.writeUInt16LE(7, zip.length - 2);
  expect(await readAll(Buffer.concat([zip, Buffer.from('comment')]))).toEqual([['a.xml', text.toString()]]);
});

it('reads zip64', async () => {
  expect(await readAll(buildZip64())).toEqual([['a.xml', text.toString()]]);
});

it('normalizes file names', async () => {
  const zip = packZip([{ name: '\\xl\\workbook.xml', content: text }]);
  expect(await listZip(zip)).toMatchObject([{ name: 'xl/workbook.xml', isEncrypted: false }]);
});

it('detects encrypted files', async () => {
  expect(await listZip(buildPackedZip('a.xml', text, { flags: 1 }))).toMatchObject([{ isEncrypted: true }]);
});

describe('is damaged', () => {
  const zip64 = buildZip64();
  const badEnd64 = Buffer.from(zip64);
  badEnd64.write('XX', zip64.indexOf('PK\x06\x06'), 'latin1');
  const badEntry = buildPackedZip('a.xml', text);
  badEntry.write('XX', badEntry.indexOf('PK\x01\x02'), 'latin1');

  it.each<[string, Buffer]>([
    ['without an end', Buffer.from('PK\x03\x04 and no more')],
    ['when it is shorter than an end', Buffer.from('PK')],
    ['cut in half', buildPackedZip('a.xml', text).subarray(0, 60)],
    ['when its directory is no directory', badEntry],
    ['when its zip64 end is none', badEnd64],
    ['when a file is larger than declared', buildPackedZip('a.xml', text, { size: 100 })],
    ['when a file declared empty is not', buildPackedZip('a.xml', text, { size: 0 })],
    ['when a file is smaller than declared', buildPackedZip('a.xml', text, { size: 6000 })],
    ['when a file is not what its checksum says', buildPackedZip('a.xml', text, { crc: 1 })],
    ['when it is packed in another way', buildPackedZip('a.xml', text, { method: 14 })],
    ['when what is called packed is not', packedByName()],
  ])('%s', async (_case, zip) => {
    await expect(readAll(zip)).rejects.toThrow(damaged);
  });

  function packedByName(): Buffer {
    const zip = packZip([{ name: 'a.xml', content: Buffer.from('not packed at all') }]);
    zip.writeUInt16LE(8, zip.indexOf('PK\x01\x02') + 10);
    return zip;
  }
});
