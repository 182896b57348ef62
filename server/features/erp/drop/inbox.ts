import { lstat, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Message, message } from '../../../../src/domain/language/message';
import { inEnglish } from '../../../../src/domain/language/wording';
import type { TaskLog } from '../../../background/taskDefinition';
import type { ErpAnswer, ErpConnector, ErpDocument, ErpReceiver } from '../../../core/erpConnector';
import { isPdf, maxPdfSize, storeInvoicePdf } from '../../../background/invoicePdfs';
import { codeOf } from '../../../core/problems';
import type { FileStore } from '../../../files/fileStore';
import { readAnswer } from './answers';
import { moveDurably } from './durableFiles';
import { readDocument } from './readDocument';

interface Parts {
  log: TaskLog;
  files: FileStore;
  /** Called with the key of an answer before it is moved. */
  onSettled: (key: string) => Promise<void>;
}

/**
 * Reads the answers and documents in a folder, sorted by name, and moves each to `done` once it is taken in, or to `bad`
 * if it can't be, with the PDF that an invoice names. Another host may do the same at the same time.
 */
export function collectFiles(inbox: string, { log, files, onSettled }: Parts): ErpConnector['collect'] {
  /** Files that could not be taken in during the last pass, with their size and modification time then. */
  let doubtful = new Map<string, string>();

  async function moveTo(folder: 'done' | 'bad', name: string) {
    await mkdir(path.join(inbox, folder), { recursive: true });
    await moveDurably(path.join(inbox, name), path.join(inbox, folder, name));
  }

  /** Moves the PDF after the file that names it, which would otherwise be read again without it after a kill. */
  async function movePdf(folder: 'done' | 'bad', pdf: string | null) {
    if (pdf === null) return;
    await moveTo(folder, pdf).catch((error: unknown) => {
      if (codeOf(error) !== 'ENOENT') throw error;
    });
  }

  async function takeIn(name: string, read: ReadFile, receiver: ErpReceiver) {
    if ('fault' in read) return read;
    if ('document' in read) {
      const document = await withStoredPdf(read);
      return 'fault' in document ? document : receiver.takeDocument(document, name);
    }
    await receiver.takeAnswer(read);
    await onSettled(read.key);
    return 'taken';
  }

  /** The document with the PDF beside it in the host's files. */
  async function withStoredPdf(document: ErpDocument): Promise<ErpDocument | { fault: Message }> {
    const file = pdfOf(document);
    if (file === null || document.document !== 'invoice') return document;
    const read = await readPdf(inbox, file);
    return 'fault' in read ? read : { ...document, pdf: { key: await storeInvoicePdf(files, read.content) } };
  }

  /** The file's fingerprint if it can't be taken in and may still be being written. */
  async function collectOne(name: string, receiver: ErpReceiver): Promise<string | null> {
    const file = path.join(inbox, name);
    const { size, mtimeMs } = await stat(file);
    const read = size > maxSize ? { fault: tooLarge } : readFileOfErp(await readFile(file, 'utf8'));
    const pdf = 'document' in read ? pdfOf(read) : null;
    const outcome = await takeIn(name, read, receiver);
    if (outcome === 'waits') return null;
    if (outcome === 'taken') {
      await moveTo('done', name);
      await movePdf('done', pdf);
      return null;
    }
    // One that has not changed since the last pass is complete.
    const fingerprint = `${size} ${mtimeMs}`;
    if (doubtful.get(name) !== fingerprint) return fingerprint;
    await receiver.refuseFile(name, outcome.fault);
    await moveTo('bad', name);
    await movePdf('bad', pdf);
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

type ReadFile = ErpAnswer | ErpDocument | { fault: Message };

/** The name of the PDF beside a document. */
const pdfOf = (read: ErpDocument): string | null =>
  read.document === 'invoice' && read.pdf !== null && 'file' in read.pdf ? read.pdf.file : null;

/** A PDF in the drop folder, or why it is none. */
async function readPdf(inbox: string, name: string): Promise<{ content: Buffer } | { fault: Message }> {
  const file = path.join(inbox, name);
  const facts = await lstat(file).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  });
  if (facts === null || !facts.isFile())
    return { fault: message('The PDF {name} is not beside it.', { name }) };
  if (facts.size > maxPdfSize) return { fault: message('The PDF {name} is larger than 10 MiB.', { name }) };
  const content = await readFile(file);
  return isPdf(content) ? { content } : { fault: message('The file {name} is not a PDF.', { name }) };
}

/** Parses a file of the ERP: an answer has a status, a document says what it is; `fault` says why it is neither. */
export function readFileOfErp(text: string): ReadFile {
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
