import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { TaskLog } from '../../../background/taskDefinition';
import type { ErpAnswer, ErpConnector } from '../../../core/erpConnector';
import { codeOf } from '../../../core/problems';
import { moveDurably } from './durableFiles';

/**
 * Reads the answers in a folder, sorted by name, and moves each to `done` once it is handled, or to `bad` if it is not
 * an answer; `onSettled` is called with its key before the move. Another host may do the same at the same time.
 */
export function collectAnswers(
  inbox: string,
  log: TaskLog,
  onSettled: (key: string) => Promise<void>,
): ErpConnector['collect'] {
  /** Files that could not be parsed in the last pass, with their size and modification time then. */
  let doubtful = new Map<string, string>();

  async function moveTo(folder: 'done' | 'bad', name: string) {
    await mkdir(path.join(inbox, folder), { recursive: true });
    await moveDurably(path.join(inbox, name), path.join(inbox, folder, name));
  }

  async function collectOne(name: string, handle: (answer: ErpAnswer) => Promise<void>) {
    const file = path.join(inbox, name);
    const { size, mtimeMs } = await stat(file);
    const answer =
      size > largest ? { fault: 'It is larger than 1 MiB.' } : readAnswer(await readFile(file, 'utf8'));
    if ('fault' in answer) {
      // It may still be being written, unless it has not changed since the last pass.
      const fingerprint = `${size} ${mtimeMs}`;
      if (doubtful.get(name) !== fingerprint) return fingerprint;
      await moveTo('bad', name);
      log.error({ file: name, fault: answer.fault }, 'an answer of the ERP cannot be read; moved to in/bad');
      return null;
    }
    await handle(answer);
    await onSettled(answer.key);
    await moveTo('done', name);
    return null;
  }

  return async function collect(handle) {
    const entries = await readdir(inbox, { withFileTypes: true });
    const names = entries.filter((entry) => entry.isFile() && isAnswer(entry.name)).map(({ name }) => name);
    const stillDoubtful = new Map<string, string>();
    for (const name of names.toSorted()) {
      try {
        const fingerprint = await collectOne(name, handle);
        if (fingerprint !== null) stillDoubtful.set(name, fingerprint);
      } catch (error) {
        // Another host has just handled it.
        if (codeOf(error) === 'ENOENT') continue;
        log.error({ file: name, err: error }, 'an answer of the ERP could not be taken in; trying again');
      }
    }
    doubtful = stillDoubtful;
  };
}

const largest = 1024 * 1024;

/** Hidden files are still being written. */
const isAnswer = (name: string) => !name.startsWith('.') && name.toLowerCase().endsWith('.json');

/** Parses an answer of the ERP; `fault` says in a sentence why a text is not one. */
export function readAnswer(text: string): ErpAnswer | { fault: string } {
  let answer: unknown;
  try {
    // Some systems start a file with a byte order mark.
    answer = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { fault: 'It is not valid JSON.' };
  }
  if (typeof answer !== 'object' || answer === null) return { fault: 'It is not a JSON object.' };
  const { key, status, erp_number: number, message }: Record<string, unknown> = { ...answer };

  if (typeof key !== 'string' || !isKey(key)) return { fault: 'Its key is not one of a sales order.' };
  if (status === 'accepted') {
    const erpNumber = typeof number === 'string' ? clean(number) : '';
    if (erpNumber === '') return { fault: 'It accepts without an erp_number, which is a text.' };
    if (erpNumber.length > longestNumber)
      return { fault: `Its erp_number is longer than ${longestNumber} characters.` };
    return { key: key.toLowerCase(), status, erp_number: erpNumber };
  }
  if (status === 'withdrawn') return { key: key.toLowerCase(), status };
  if (status === 'rejected' || status === 'kept') {
    const words = typeof message === 'string' ? clean(message).slice(0, longestMessage) : '';
    return { key: key.toLowerCase(), status, message: words === '' ? silent[status] : words };
  }
  return { fault: "Its status is none of 'accepted', 'rejected', 'withdrawn' and 'kept'." };
}

const longestNumber = 64;

const longestMessage = 2000;

const silent = {
  rejected: 'The ERP rejected this order without saying why.',
  kept: 'it did not say why.',
};

/** PostgreSQL stores every character except NUL. */
const clean = (text: string) => text.replaceAll('\0', '').trim();

/** Whether a text is the key of a sales order, a UUID, and so safe in a file name. */
export function isKey(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
