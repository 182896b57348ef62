import { Card, Skeleton } from 'antd';
import { useT } from '../../languages/useT';

/** A placeholder for a form or card while it loads, about as tall as this many fields. */
export function LoadingPanel({ fields }: { fields: number }) {
  const t = useT();
  return (
    <Card role="status" aria-label={t('Loading')}>
      <Skeleton active title={false} paragraph={{ rows: fields * 2 }} />
    </Card>
  );
}
