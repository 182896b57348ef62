import { Alert, Progress } from 'antd';
import type { ReactNode } from 'react';
import styles from './ProgressLine.module.css';

interface Props {
  text: string;
  /** The progress from 0 to 100; null while it is unknown. */
  percent: number | null;
  /** The progress in words. */
  detail?: string;
  /** A button to cancel it. */
  action?: ReactNode;
}

/** The progress of long work, in words and as a bar. */
export function ProgressLine({ text, percent, detail, action }: Props) {
  return (
    <Alert
      role="presentation"
      title={text}
      description={
        <>
          {detail}
          {percent === null ? (
            <div role="progressbar" className={styles.unknown} aria-label={text} />
          ) : (
            <Progress percent={percent} status="normal" showInfo={false} size="small" aria-label={text} />
          )}
        </>
      }
      action={action}
    />
  );
}
