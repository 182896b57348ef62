import { ProgressLine } from '../../ui/progress-line/ProgressLine';
import { useCallback, useState } from 'react';
import { listenToUpload } from '../../api';

/** How far the sending of a file is, and then that the server is at work on it, which answers only at its end. */
export function SendingProgress({ sent }: { sent: Sent }) {
  return (
    <div role="status">
      {sent !== null && sent < 100 && <ProgressLine text={`Uploading, sent ${sent}%`} percent={sent} />}
      {sent === 100 && <ProgressLine text="Processing the file" percent={null} />}
    </div>
  );
}

/** How much of a form has gone out, in percent; null while none is being sent. */
export type Sent = number | null;

/** Sends a form, by its own identity, and tells how much of it has gone out meanwhile. */
export function useSending() {
  const [sent, setSent] = useState<Sent>(null);
  const send = useCallback(async function sendForm<Answer>(
    form: object,
    call: () => Promise<Answer>,
  ): Promise<Answer> {
    setSent(0);
    listenToUpload(form, (bytes, total) => setSent(total === 0 ? 0 : Math.round((100 * bytes) / total)));
    try {
      return await call();
    } finally {
      setSent(null);
    }
  }, []);
  return { sent, send };
}
