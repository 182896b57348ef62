import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ErpAnswer, ErpConnector } from '../../../erpConnector';
import type { TaskLog } from '../../../background/taskWork';
import { codeOf, moveDurably } from './durableFiles';
import { readAnswer } from './readAnswer';

const largest = 1024 * 1024;

/**
 * Reads the answers in a folder, oldest name first, and moves each to `done` once it is handled, or to `bad`
 * when it is none; `onSettled` is told its key before that. Another host may do the same at the same time.
 */
export function collectAnswers(
  inbox: string,
  log: TaskLog,
  onSettled: (key: string) => Promise<void>,
): ErpConnector['collect'] {
  /** Files that could not be understood in the last pass, with their size and age then. */
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
      // It may still be being written; one that has not changed since the last pass is not.
      const looks = `${size} ${mtimeMs}`;
      if (doubtful.get(name) !== looks) return looks;
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
        const looks = await collectOne(name, handle);
        if (looks !== null) stillDoubtful.set(name, looks);
      } catch (error) {
        // Another host has just settled it.
        if (codeOf(error) === 'ENOENT') continue;
        log.error({ file: name, err: error }, 'an answer of the ERP could not be taken in; trying again');
      }
    }
    doubtful = stillDoubtful;
  };
}

/** Hidden files are still being written. */
const isAnswer = (name: string) => !name.startsWith('.') && name.toLowerCase().endsWith('.json');
