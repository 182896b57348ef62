import { useState } from 'react';
import type { Garment } from '../../../api';
import { useAppSelector } from '../../../lib/redux';
import { PlainButton } from '../../../ui/PlainButton';
import { selectClashes, selectSheet } from '../state/lineSheetSlice';
import { ClashDialog } from './ClashDialog';
import styles from './Notice.module.css';

interface Props {
  orderId: string;
  garments: readonly Garment[];
}

/** Says that somebody else has changed the same, and asks. It takes nobody's focus: typing goes on until they choose. */
export function ClashNotice({ orderId, garments }: Props) {
  const clashes = useAppSelector(selectClashes);
  const isReadOnly = useAppSelector((state) => selectSheet(state)?.refusal !== null);
  const [isOpen, setOpen] = useState(false);
  if (clashes.length === 0 || isReadOnly) return null;
  return (
    <div className={styles.notice} role="alert">
      <p>{noticeText(clashes.length)}</p>
      <div className={styles.buttons}>
        <PlainButton isPrimary onClick={() => setOpen(true)}>
          Choose
        </PlainButton>
      </div>
      {isOpen && (
        <ClashDialog orderId={orderId} garments={garments} clashes={clashes} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}

function noticeText(count: number): string {
  const places = count === 1 ? '1 place that you changed' : `${count} places that you changed`;
  return `Somebody else has changed ${places} too. Yours ${count === 1 ? 'is' : 'are'} not saved until you choose.`;
}
