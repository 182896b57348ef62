import { Card, Skeleton } from 'antd';

/** Stands where a form or a card will be, about as high as so many fields, while what it shows is on its way. */
export function LoadingPanel({ fields }: { fields: number }) {
  return (
    <Card role="status" aria-label="Loading">
      <Skeleton active title={false} paragraph={{ rows: fields * 2 }} />
    </Card>
  );
}
