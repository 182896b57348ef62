import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Message, message } from '../../../../src/domain/language/message';
import { inEnglish } from '../../../../src/domain/language/wording';
import type { TaskLog } from '../../../background/taskDefinition';
import type { ErpAnswer, ErpConnector, ErpDocument, ErpReceiver } from '../../../core/erpConnector';
import { codeOf } from '../../../core/problems';
import { readAnswer } from './answers';
import { moveDurably } from './durableFiles';
import { readDocument } from './readDocument';

/**
 * Reads the answers and documents in a folder, sorted by name, and moves each to `done` once it is taken in, or to `bad`
 * if it can't be; `onSettled` is called with the key of an answer before the move. Another host may do the same at the
 * same time.
 */
export function collectFiles(
  inbox: string,
  log: TaskLog,
  onSettled: (key: string) => Promise<void>,
): ErpConnector['collect'] {
  /** Files that could not be taken in during the last pass, with their size and modification time then. */
  let doubtful = new Map<string, string>();

  async function moveTo(folder: 'done' | 'bad', name: string) {
    await mkdir(path.join(inbox, folder), { recursive: true });
    await moveDurably(path.join(inbox, name), path.join(inbox, folder, name));
  }

  async function takeIn(name: string, text: string | null, receiver: ErpReceiver) {
    const read = text === null ? { fault: tooLarge } : readFileOfErp(text);
    if ('fault' in read) return read;
    if ('document' in read) return receiver.takeDocument(read, name);
    await receiver.takeAnswer(read);
    await onSettled(read.key);
    return 'taken';
  }

  /** The file's fingerprint if it can't be taken in and may still be being written. */
  async function collectOne(name: string, receiver: ErpReceiver): Promise<string | null> {
    const file = path.join(inbox, name);
    const { size, mtimeMs } = await stat(file);
    const outcome = await takeIn(name, size > maxSize ? null : await readFile(file, 'utf8'), receiver);
    if (outcome === 'waits') return null;
    if (outcome === 'taken') {
      await moveTo('done', name);
      return null;
    }
    // One that has not changed since the last pass is complete.
    const fingerprint = `${size} ${mtimeMs}`;
    if (doubtful.get(name) !== fingerprint) return fingerprint;
    await receiver.refuseFile(name, outcome.fault);
    await moveTo('bad', name);
    const fault = inEnglish(outcome.fault);
    log.error({ file: name, fault }, 'a file of the ERP cannot be taken in; moved to in/bad');
    return null;
  }

  return async function collect(receiver) {
    const entries = await readdir(inbox, { withFileTypes: true });
    const names = entries.filter((entry) => entry.isFile() && isComplete(entry.name)).map(({ name }) => name);
    const stillDoubtful = new Map<string, string>();
    for (const name of names.toSorted()) {
      try {
        const fingerprint = await collectOne(name, receiver);
        if (fingerprint !== null) stillDoubtful.set(name, fingerprint);
      } catch (error) {
        // Another host has just handled it.
        if (codeOf(error) === 'ENOENT') continue;
        log.error({ file: name, err: error }, 'a file of the ERP could not be taken in; trying again');
      }
    }
    doubtful = stillDoubtful;
  };
}

const maxSize = 1024 * 1024;

const tooLarge = message('It is larger than 1 MiB.');

/** Hidden files are still being written. */
const isComplete = (name: string) => !name.startsWith('.') && name.toLowerCase().endsWith('.json');

/** Parses a file of the ERP: an answer has a status, a document says what it is; `fault` says why it is neither. */
export function readFileOfErp(text: string): ErpAnswer | ErpDocument | { fault: Message } {
  let parsed: unknown;
  try {
    // Some systems start a file with a byte order mark.
    parsed = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { fault: message('It is not valid JSON.') };
  }
  if (typeof parsed !== 'object' || parsed === null) return { fault: message('It is not a JSON object.') };
  const fields: Record<string, unknown> = { ...parsed };
  return 'document' in fields && !('status' in fields) ? readDocument(fields) : readAnswer(fields);
}
