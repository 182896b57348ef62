import { Button } from 'antd';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import styles from './NoOrders.module.css';
import { isNarrowed, type OrderView } from './orderView';

interface Props {
  view: OrderView;
  onClear: () => void;
}

/** Says why no order is shown, and what to do next. */
export function NoOrders({ view, onClear }: Props) {
  const { search } = view;
  return (
    <div className={styles.empty}>
      <p className={styles.text}>{sentence(view)}</p>
      <div className={styles.actions}>
        {isNarrowed(view) && <Button onClick={onClear}>Clear filters</Button>}
        {search === '' && (
          <ButtonLink isPrimary to={paths.newOrder.href()}>
            Create an order
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function sentence(view: OrderView): string {
  if (view.search !== '') return `No order here matches “${view.search}”.`;
  return isNarrowed(view) ? 'No order matches these filters.' : 'There are no orders yet.';
}
