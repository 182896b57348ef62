import type { FileKind } from '../../domain/spreadsheet/sheet';
import { saveBlob } from '../../lib/download';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Saves the template of a kind of file. */
export async function downloadTemplate(kind: FileKind): Promise<void> {
  const [{ templates }, { writeTemplate }] = await Promise.all([
    import(/* webpackChunkName: "templates" */ './templates'),
    import(/* webpackChunkName: "templates" */ './writeTemplate'),
  ]);
  const template = templates[kind];
  saveBlob(new Blob([new Uint8Array(writeTemplate(template))], { type }), template.fileName);
}
