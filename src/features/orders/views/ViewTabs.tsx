import { memo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { OrderView as SavedView } from '../../../api';
import { paths } from '../../../lib/paths';
import { orderListQuery, orderViewCodec } from '../../../shared/order-list-link/orderListUrl';
import styles from './ViewTabs.module.css';
import { useT } from '../../../languages/useT';

interface Props {
  views: readonly SavedView[] | null | undefined;
}

/** The saved views as tabs; the one that equals the current view is marked. */
export const ViewTabs = memo(function ViewTabs({ views }: Props) {
  const t = useT();
  const shown = normalized(useLocation().search);
  if (!views?.length) return null;
  return (
    <nav aria-label={t('Saved views')} className={styles.tabs}>
      {views.map(({ id, name, query }) => (
        <Link
          key={id}
          to={`${paths.orderList.href()}?${query}`}
          aria-current={normalized(query) === shown ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
});

/** Ignores the order of the params and the shown columns. */
const normalized = (query: string) =>
  orderListQuery({ ...orderViewCodec.read(new URLSearchParams(query)), columns: null });
