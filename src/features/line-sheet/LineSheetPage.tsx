import { Link, useParams } from 'react-router-dom';
import { useGetOrderQuery } from '../../api';
import { paths } from '../../lib/paths';
import { useAppSelector } from '../../lib/redux';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { LineSheet } from './LineSheet';
import styles from './LineSheet.module.css';
import { LineSheetSkeleton } from './LineSheetSkeleton';
import { LeftChanges } from './saving/LeftChanges';
import './state/journalListener';
import { selectSheet } from './state/lineSheetSlice';
import './state/openListener';
import './state/saveListener';
import './state/tabsListener';

/** The line sheet of an order (spec 2 'Order line sheet'). It opens anew each time: somebody else may have edited it. */
export function LineSheetPage() {
  const { id = '' } = useParams<{ id: string }>();
  const { currentData, error, refetch } = useGetOrderQuery({ id }, { refetchOnMountOrArgChange: true });
  const isOpen = useAppSelector((state) => selectSheet(state)?.orderId === id);

  if (currentData && isOpen) return <LineSheet key={id} order={currentData} />;
  if (error === undefined) return <LineSheetSkeleton />;
  return (
    <>
      <h1 className={styles.unseen}>Line sheet</h1>
      <LoadFailure error={error} onRetry={() => void refetch()}>
        <Link to={paths.orderList.href()}>Back to orders</Link>
      </LoadFailure>
      <LeftChanges orderId={id} />
    </>
  );
}
