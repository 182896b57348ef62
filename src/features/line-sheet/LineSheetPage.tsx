import { Skeleton } from 'antd';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useGetOrderQuery } from '../../api';
import { useAppDispatch, useAppSelector } from '../../lib/redux';
import { useDebouncedValue } from '../../lib/useDebouncedValue';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { orderListLink } from '../../shared/order-list-link/orderListLink';
import { LineSheet } from './LineSheet';
import styles from './LineSheet.module.css';
import { useProposing } from './proposals/useProposing';
import { RecoverableChanges } from './saving/RecoverableChanges';
import './state/journal';
import './state/offlineOrder';
import { selectSheet } from './state/lineSheetSlice';
import { sheetChosen } from './state/openListener';
import './state/presence';
import './state/saver';
import './state/tabs';
import { useT } from '../../languages/useT';

/** The line sheet of an order (spec 2 'Order line sheet'). Fetched each time: somebody else may have edited it. */
export function LineSheetPage() {
  const t = useT();
  const { id = '' } = useParams<{ id: string }>();
  const { currentData, error, refetch } = useGetOrderQuery({ id }, { refetchOnMountOrArgChange: true });
  const dispatch = useAppDispatch();
  const [isProposing] = useProposing(currentData);
  const isOpen = useAppSelector((state) => selectSheet(state)?.orderId === id);
  const isProposal = useAppSelector((state) => selectSheet(state)?.ordered !== undefined);
  const isOther = isOpen && isProposal !== isProposing;
  useEffect(
    function openChosenSheet() {
      if (currentData && isOther) dispatch(sheetChosen({ order: currentData, isProposal: isProposing }));
    },
    [currentData, isOther, isProposing, dispatch],
  );

  if (currentData && isOpen && !isOther)
    return <LineSheet key={`${id} ${isProposing}`} order={currentData} isProposing={isProposing} />;
  if (error === undefined) return <LineSheetSkeleton />;
  return (
    <>
      <h1 className="visually-hidden">{t('Line sheet')}</h1>
      <LoadFailure error={error} onRetry={() => void refetch()}>
        <Link to={orderListLink()}>{t('Back to orders')}</Link>
      </LoadFailure>
      <RecoverableChanges orderId={id} />
    </>
  );
}

/** A skeleton shown while the order loads, unless that is instant. */
function LineSheetSkeleton() {
  const t = useT();
  const isLate = useDebouncedValue(true, false, 150);
  return (
    <div className={styles.sheet} role="status" aria-label={t('Loading the line sheet')}>
      {isLate && (
        <>
          <div style={{ padding: 16 }}>
            <Skeleton active title paragraph={{ rows: 5 }} />
          </div>
          <div style={{ padding: 16 }}>
            <Skeleton active avatar={{ shape: 'square', size: 96 }} paragraph={{ rows: 5 }} />
          </div>
        </>
      )}
    </div>
  );
}
