import { ProgressLine } from '../../ui/progress-line/ProgressLine';
import type { Sent } from './useSending';

/** How far the sending of a file is, and then that the server is at work on it, which answers only at its end. */
export function SendingProgress({ sent }: { sent: Sent }) {
  return (
    <div role="status">
      {sent !== null && sent < 100 && <ProgressLine text={`Uploading, sent ${sent}%`} percent={sent} />}
      {sent === 100 && <ProgressLine text="Processing the file" percent={null} />}
    </div>
  );
}
