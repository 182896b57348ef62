import { Card, Skeleton } from 'antd';

/** A placeholder for a form or card while it loads, about as tall as this many fields. */
export function LoadingPanel({ fields }: { fields: number }) {
  return (
    <Card role="status" aria-label="Loading">
      <Skeleton active title={false} paragraph={{ rows: fields * 2 }} />
    </Card>
  );
}
