import { Alert, Progress } from 'antd';

interface Props {
  text: string;
  /** How far the work is, from 0 to 100; null while nobody can tell. */
  percent: number | null;
}

/** How far long work is, in words and as a bar. */
export function ProgressLine({ text, percent }: Props) {
  return (
    <Alert
      role="presentation"
      title={text}
      description={
        <Progress
          percent={percent ?? 100}
          status={percent === null ? 'active' : 'normal'}
          showInfo={false}
          size="small"
          aria-label={text}
          aria-valuenow={percent ?? undefined}
        />
      }
    />
  );
}
