import { skipToken } from '@reduxjs/toolkit/query';
import { Input } from 'antd';
import { useEffect, useId, useState } from 'react';
import { useGetMeQuery, useGetOrderPapersQuery, useHas } from '../../../api';
import { useAppDispatch, useAppSelector } from '../../../lib/redux';
import { numberLeft, numberTyped, selectHasNumberFailed, selectUnsavedNumber } from '../state/buyerNumber';
import styles from './SheetPanel.module.css';
import { may } from '../../../domain/access/rights';
import { useT } from '../../../languages/useT';

/** The customer's own order number, saved as it is typed; staff edit it among the documents' fields. */
export function BuyerNumberField({ orderId }: { orderId: string }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const { data: me } = useGetMeQuery();
  const isShown = useHas('getOrderPapers') && !may(me?.roles ?? [], 'seeStaffNotes');
  const { data, error } = useGetOrderPapersQuery(isShown ? { id: orderId } : skipToken);
  const unsaved = useAppSelector(selectUnsavedNumber);
  const hasFailed = useAppSelector(selectHasNumberFailed);
  // Typed text takes precedence, since saving trims it.
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  useEffect(
    function saveWhatIsLeft() {
      dispatch(numberLeft());
    },
    [dispatch],
  );
  if (!isShown) return null;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('Your order number')}</label>
      <Input
        id={id}
        maxLength={100}
        autoComplete="off"
        disabled={data === undefined}
        placeholder={error === undefined ? undefined : t('Could not be loaded')}
        status={hasFailed ? 'error' : undefined}
        aria-invalid={hasFailed || undefined}
        aria-describedby={hasFailed ? `${id}-state` : undefined}
        value={typed ?? unsaved ?? data?.buyer_number ?? ''}
        onChange={({ target }) => {
          setTyped(target.value);
          dispatch(numberTyped(target.value));
        }}
        onBlur={() => {
          setTyped(null);
          dispatch(numberLeft());
        }}
        onPressEnter={({ currentTarget }) => currentTarget.blur()}
      />
      {hasFailed && (
        <p id={`${id}-state`} className={styles.refusal}>
          {t('Not saved yet')}
        </p>
      )}
    </div>
  );
}
