import { write, writeSync } from 'node:fs';

/** What a log writes its lines to. */
export interface LogOutput {
  write(line: string): void;
  /** Writes what waits, as far as it goes at once; for the end of the process. */
  flush(): void;
}

const mostWaiting = 1024 * 1024;
/** When a write is tried again: soon where the reader is only slower than we are. */
const retryMs = { slow: 20, failed: 1000 };
/** A write that takes longer has a reader that stands still, and the end of the process must not wait for it. */
const stuckMs = 1000;

/**
 * Lines to a file descriptor, without ever holding or ending the process: while nothing can be written (a full disk, a
 * reader that is gone or stands still) up to a mebibyte of lines waits, the rest is lost and counted by a line.
 */
export function openLogOutput(fd: number): LogOutput {
  let lines: string[] = [];
  let waiting = 0;
  let lost = 0;
  let chunk = Buffer.alloc(0);
  let writingSince: number | null = null;
  let retry: NodeJS.Timeout | null = null;

  /** Takes the lines that wait as the next chunk; false when there is nothing to write. */
  function fill(): boolean {
    if (chunk.length > 0) return true;
    if (lost > 0) lines.push(lossLine(lost));
    chunk = Buffer.from(lines.join(''));
    [lines, waiting, lost] = [[], 0, 0];
    return chunk.length > 0;
  }

  function writeNext() {
    if (writingSince !== null || retry !== null || !fill()) return;
    writingSince = Date.now();
    write(fd, chunk, (error, written) => {
      writingSince = null;
      if (error === null) chunk = chunk.subarray(written);
      else retry = setTimeout(tryAgain, retryMs[error.code === 'EAGAIN' ? 'slow' : 'failed']).unref();
      writeNext();
    });
  }

  function tryAgain() {
    retry = null;
    writeNext();
  }

  return {
    write(line) {
      if (waiting + line.length > mostWaiting) lost += 1;
      else {
        lines.push(line);
        waiting += line.length;
      }
      writeNext();
    },

    flush() {
      if (writingSince !== null) {
        if (Date.now() - writingSince > stuckMs) return;
        // This chunk is on its way.
        chunk = Buffer.alloc(0);
      }
      try {
        while (fill()) chunk = chunk.subarray(writeSync(fd, chunk));
      } catch {
        // There is nowhere to say it.
      }
    },
  };
}

const lossLine = (lost: number) =>
  `${JSON.stringify({ level: 40, time: Date.now(), lost, msg: 'log lines were lost, as the log could not be written' })}\n`;
