import { TagOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { Order } from '../../../api';
import { formatMoney } from '../../../domain/money';
import { type PriceChange, priceDifference } from '../../../domain/orders/priceChanges';
import { counted } from '../../../lib/numbers';
import { useAppDispatch, useAppSelector } from '../../../lib/redux';
import { useWasTrue } from '../../../lib/useWasTrue';
import { pricesTaken, selectPriceChanges, selectTakesPrices } from '../state/lineSheetSlice';
import styles from './PricesNotice.module.css';
import { Modal } from '../../../ui/modal/Modal';

/** Says which prices have changed since the order's lines were saved, and takes today's on request (api.md 'Fine print'). */
export function PricesNotice({ order }: { order: Order }) {
  const dispatch = useAppDispatch();
  const changes = useAppSelector(selectPriceChanges);
  const isTaking = useAppSelector(selectTakesPrices);
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useWasTrue(isOpen);
  const takePrices = () => {
    dispatch(pricesTaken());
    setOpen(false);
  };
  const prices = counted(new Set(changes.map(({ generic }) => generic)).size, 'price');
  const difference = signedMoney(priceDifference(changes), order.currency);
  const isTold = changes.length > 0;
  return (
    <div className={styles.notice} role="status">
      {isTold && (
        <Button block icon={<TagOutlined aria-hidden />} loading={isTaking} onClick={() => setOpen(true)}>
          {prices} changed since: <span className={styles.amount}>{difference}</span>
        </Button>
      )}
      {wasOpen && (
        <Modal
          open={isOpen && isTold}
          title={`${prices} changed since: ${difference}`}
          okText="Take the new prices"
          cancelText="Not now"
          onOk={takePrices}
          onCancel={() => setOpen(false)}
        >
          <p>
            These lines count at the prices they were saved at. Taking the new prices saves the order with
            them; a quantity that you change takes its new price in any case.
          </p>
          <PriceTable order={order} changes={changes} />
        </Modal>
      )}
    </div>
  );
}

function signedMoney(cents: number, currency: string): string {
  return (cents > 0 ? '+' : '') + formatMoney(cents, currency);
}

function PriceTable({ order, changes }: { order: Order; changes: readonly PriceChange[] }) {
  const garments = new Map(order.garments.map((garment) => [garment.generic, garment]));
  const money = (cents: number) => formatMoney(cents, order.currency);
  return (
    <div className={styles.scroll}>
      <table className={styles.prices}>
        <thead>
          <tr>
            <th scope="col">Garment</th>
            <th scope="col">Saved at</th>
            <th scope="col">Now</th>
            <th scope="col">Pieces</th>
            <th scope="col">Difference</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => {
            const { generic, saved, today, pieces } = change;
            const { name = '', number = generic } = garments.get(generic) ?? {};
            return (
              <tr key={`${generic}/${saved}`}>
                <th scope="row">{`${name} ${number}`}</th>
                <td>{money(saved)}</td>
                <td>{money(today)}</td>
                <td>{pieces.toLocaleString()}</td>
                <td>{signedMoney(priceDifference([change]), order.currency)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
