import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DiskStore } from '../files/DiskStore';

/** A folder shared with the ERP. */
export type DropFolder = ReturnType<typeof buildDropFolder>;

/** Creates an empty folder shared with the ERP. */
export function buildDropFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'linedesk-erp-'));
  const at = (...parts: string[]) => path.join(folder, ...parts);
  return {
    folder,
    /** Where hosts store what they took from it. */
    files: new DiskStore(at('files')),
    /** The path of a file in it. */
    at,
    /** The contents of one of its folders, sorted. */
    list: (...parts: string[]) => readdirSync(at(...parts)).toSorted(),
    /** Leaves an answer as the ERP does. */
    drop: (name: string, answer: unknown) =>
      writeFileSync(at('in', name), typeof answer === 'string' ? answer : JSON.stringify(answer)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
