import { Input } from 'antd';
import { useId, useState } from 'react';
import { useGetMeQuery, useGetOrderPapersQuery, useHas, useSetOrderPapersMutation } from '../../../api';
import { isStaff } from '../../../domain/access/roleOptions';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import styles from './SheetPanel.module.css';

/** A customer's own number of the order, saved on leaving the field; staff write it among the documents' fields. */
export function BuyerNumberField({ orderId }: { orderId: string }) {
  const { data: me } = useGetMeQuery();
  return useHas('getOrderPapers') && me && !isStaff(me.roles) ? <NumberField orderId={orderId} /> : null;
}

function NumberField({ orderId }: { orderId: string }) {
  const { data, error } = useGetOrderPapersQuery({ id: orderId });
  const [setPapers] = useSetOrderPapersMutation();
  const { report } = useNotices();
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  const saved = data?.buyer_number ?? '';
  const save = () => {
    const buyer_number = (typed ?? saved).trim();
    if (buyer_number === saved) return;
    void report(
      setPapers({ orderPapersRequest: { id: orderId, buyer_number } }),
      'Your order number is saved',
    );
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Your order number</label>
      <Input
        id={id}
        maxLength={100}
        autoComplete="off"
        disabled={data === undefined}
        placeholder={error === undefined ? undefined : 'Could not be loaded'}
        value={typed ?? saved}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={save}
        onPressEnter={save}
      />
    </div>
  );
}
