import { skipToken } from '@reduxjs/toolkit/query';
import { Input } from 'antd';
import { useId, useState } from 'react';
import { useGetMeQuery, useGetOrderPapersQuery, useHas, useSetOrderPapersMutation } from '../../../api';
import { isStaff } from '../../../domain/access/roleOptions';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import styles from './SheetPanel.module.css';

/** A customer's own number of the order, saved on leaving the field; staff write it among the documents' fields. */
export function BuyerNumberField({ orderId }: { orderId: string }) {
  const { data: me } = useGetMeQuery();
  const isShown = useHas('getOrderPapers') && !isStaff(me?.roles ?? []);
  const { data, error } = useGetOrderPapersQuery(isShown ? { id: orderId } : skipToken);
  const [setPapers] = useSetOrderPapersMutation();
  const { report } = useNotices();
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  if (!isShown) return null;
  const saved = data?.buyer_number ?? '';
  const save = () => {
    const orderPapersRequest = { id: orderId, buyer_number: (typed ?? saved).trim() };
    if (orderPapersRequest.buyer_number === saved) return;
    void report(setPapers({ orderPapersRequest }), 'Your order number is saved');
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
        onPressEnter={({ currentTarget }) => currentTarget.blur()}
      />
    </div>
  );
}
