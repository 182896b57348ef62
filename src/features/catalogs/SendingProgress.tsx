import { ProgressLine } from '../../ui/progress-line/ProgressLine';
import { useState } from 'react';
import { listenToUpload } from '../../api';

/** The upload progress of a file, then a note that the server is working on it, since it answers only when done. */
export function SendingProgress({ sent }: { sent: Sent }) {
  return (
    <div role="status">
      {sent !== null && sent < 100 && <ProgressLine text={`Uploading, sent ${sent}%`} percent={sent} />}
      {sent === 100 && <ProgressLine text="Processing the file" percent={null} />}
    </div>
  );
}

/** How much of a form has been sent, in percent; null while none is being sent. */
export type Sent = number | null;

/** Sends a form, known by its identity, and meanwhile tells how much of it has been sent. */
export function useSending() {
  const [sent, setSent] = useState<Sent>(null);
  const send = async <Answer,>(form: object, call: () => Promise<Answer>): Promise<Answer> => {
    setSent(0);
    listenToUpload(form, (bytes, total) => setSent(total === 0 ? 0 : Math.round((100 * bytes) / total)));
    try {
      return await call();
    } finally {
      setSent(null);
    }
  };
  return { sent, send };
}
