import { CFB } from 'xlsx';
import { keepValues } from './keepValues';
import { faults } from './SpreadsheetFault';

interface Compound {
  FullPaths: string[];
  FileIndex: { content?: Uint8Array }[];
}

/** Checks a compound file and answers one with the values of a workbook alone; see `toReadable`. */
export function toReadableXls(bytes: Buffer): Buffer {
  const { FullPaths: paths, FileIndex: files } = open(bytes);
  const has = (name: RegExp) => paths.some((path) => name.test(path));
  if (has(/\/EncryptedPackage$/)) throw faults.password();
  const at = paths.findIndex((path) => /^[^/]+\/(Workbook|Book)$/i.test(path));
  const workbook = files[at]?.content;
  if (workbook === undefined) throw faults.notExcel();
  if (has(/\/_VBA_PROJECT(_CUR)?\//)) throw faults.macros();

  const readable: object = CFB.utils.cfb_new();
  const name = /\/Book$/i.test(paths[at] ?? '') ? '/Book' : '/Workbook';
  CFB.utils.cfb_add(readable, name, keepValues(Buffer.from(workbook)));
  const written: Buffer = CFB.write(readable, { type: 'buffer' });
  return written;
}

function open(bytes: Buffer): Compound {
  try {
    const file: Compound = CFB.read(bytes, { type: 'buffer' });
    return file;
  } catch {
    throw faults.damaged();
  }
}
