import { ProgressLine } from '../../ui/progress-line/ProgressLine';
import { useState } from 'react';
import { listenToUpload } from '../../api';
import { useT } from '../../languages/useT';

/** The upload progress of a file, then a note that the server is processing it. */
export function SendingProgress({ sent }: { sent: Sent }) {
  const t = useT();
  return (
    <div role="status">
      {sent !== null && sent < 100 && (
        <ProgressLine text={t('Uploading, sent {sent}%', { sent })} percent={sent} />
      )}
      {sent === 100 && <ProgressLine text={t('Processing the file')} percent={null} />}
    </div>
  );
}

/** The upload progress of a form in percent; null while none is being sent. */
export type Sent = number | null;

/** Sends a form and tracks its upload progress. */
export function useSending() {
  const [sent, setSent] = useState<Sent>(null);
  const send = async <Answer,>(form: object, call: () => Promise<Answer>): Promise<Answer> => {
    setSent(0);
    listenToUpload(form, (bytes, total) => setSent(total === 0 ? 0 : Math.floor((100 * bytes) / total)));
    try {
      return await call();
    } finally {
      setSent(null);
    }
  };
  return { sent, send };
}
