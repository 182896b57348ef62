import { LeftOutlined } from '@ant-design/icons';
import { Tag } from 'antd';
import { Link } from 'react-router-dom';
import type { Order } from '../../../api';
import { catalogText } from '../../../domain/catalogs/seasons';
import { countProposed } from '../../../domain/orders/proposals';
import { orderStatus, type OrderStatusKey } from '../../../domain/orders/statuses';
import { useAppSelector } from '../../../lib/redux';
import { orderListLink } from '../../../shared/order-list-link/orderListLink';
import { OfflineNotice } from '../saving/OfflineNotice';
import { selectFinished } from '../state/lineSheetSlice';
import { lazyComponent } from '../../../ui/lazy-component/lazyComponent';
import { LockedNotice } from './LockedNotice';
import styles from './SheetHeading.module.css';
import { withWords } from '../../../languages/loadWords';
import { useT } from '../../../languages/useT';

// Loaded after the cells, which matter more.
const PresenceLine = lazyComponent(async () => (await import('./PresenceLine')).PresenceLine);

const ProposingNotice = lazyComponent(() =>
  withWords('sent', async () => (await import('../proposals/ProposingNotice')).ProposingNotice),
);
const ProposalNotice = lazyComponent(() =>
  withWords('sent', async () => (await import('../proposals/ProposalNotice')).ProposalNotice),
);
const LeftProposal = lazyComponent(() =>
  withWords('sent', async () => (await import('../proposals/LeftProposal')).LeftProposal),
);

const tagColors: Partial<Record<OrderStatusKey, string>> = {
  finished: 'success',
  sent: 'success',
  error: 'error',
};

interface Props {
  order: Order;
  refusal: string | null;
  isProposing: boolean;
}

/** The order's customer, catalog and status, who else has it open, and why it is read-only. */
export function SheetHeading({ order, refusal, isProposing }: Props) {
  const t = useT();
  const finished = useAppSelector(selectFinished);
  const status = orderStatus({ sap_status: order.sap_status, finished });
  return (
    <header className={styles.heading}>
      <Link className={styles.back} to={orderListLink()}>
        <LeftOutlined aria-hidden /> {t('Orders')}
      </Link>
      <h1 className={styles.name} translate="no">
        {order.name}
      </h1>
      <p className={styles.customer} translate="no">
        {order.customer.name}
        <span className={styles.separator}> · </span>
        <span className={styles.catalog}>{catalogText(order.catalog)}</span>
      </p>
      <div className={styles.now}>
        <Tag className={styles.status} color={tagColors[status.key] ?? 'processing'}>
          {t(status.label)}
        </Tag>
        <p className={styles.presence} role="status">
          <PresenceLine orderId={order.id} />
        </p>
      </div>
      <div className={styles.notices}>
        <OfflineNotice />
        {order.proposed_at !== undefined && <ProposalNotice order={order} />}
        {isProposing && <ProposingNotice order={order} />}
        {refusal !== null && <LockedNotice key={order.sap_status} order={order} refusal={refusal} />}
        {refusal === null && !isProposing && countProposed(order) > 0 && <LeftProposal order={order} />}
      </div>
    </header>
  );
}
