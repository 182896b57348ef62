import { TagOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { Order } from '../../../api';
import { formatMoney } from '../../../languages/money';
import { priceDifference } from '../../../domain/orders/priceChanges';
import { useAppDispatch, useAppSelector } from '../../../lib/redux';
import { lazyComponent } from '../../../ui/lazy-component/lazyComponent';
import { pricesTaken, selectPriceChanges, selectTakesPrices } from '../state/lineSheetSlice';
import styles from './PricesNotice.module.css';
import { useT } from '../../../languages/useT';
import { withWords } from '../../../languages/loadWords';

const PricesDialog = lazyComponent(() =>
  withWords('dialogs', async () => (await import('./PricesDialog')).PricesDialog),
);

/** Says which prices have changed since the order's lines were saved, and takes today's on request (contract.md 'Fine print'). */
export function PricesNotice({ order }: { order: Order }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const changes = useAppSelector(selectPriceChanges);
  const isTaking = useAppSelector(selectTakesPrices);
  const [isOpen, setOpen] = useState(false);
  const takePrices = () => {
    dispatch(pricesTaken());
    setOpen(false);
  };
  const prices = t('{prices, plural, one {# price} other {# prices}} changed since:', {
    prices: new Set(changes.map(({ generic }) => generic)).size,
  });
  const cents = priceDifference(changes);
  const difference = (cents > 0 ? '+' : '') + formatMoney(cents, order.currency);
  return (
    <div className={styles.notice} role="status">
      {changes.length > 0 && (
        <>
          <Button block icon={<TagOutlined aria-hidden />} loading={isTaking} onClick={() => setOpen(true)}>
            {prices} <span className={styles.amount}>{difference}</span>
          </Button>
          {isOpen && (
            <PricesDialog
              order={order}
              changes={changes}
              title={`${prices} ${difference}`}
              onTake={takePrices}
              onClose={() => setOpen(false)}
            />
          )}
        </>
      )}
    </div>
  );
}
