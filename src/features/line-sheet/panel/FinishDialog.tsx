import { Alert, Button } from 'antd';
import { useMemo, useState } from 'react';
import type { Order } from '../../../api';
import { type Shortfall, shortfallsOf } from '../../../domain/orders/minimums';
import { genericOf } from '../../../domain/sku';
import { counted } from '../../../lib/numbers';
import { useAppSelector } from '../../../lib/redux';
import { valueName } from '../saving/unsavedRows';
import { selectSheet } from '../state/lineSheetSlice';
import styles from './FinishDialog.module.css';
import { Modal } from '../../../ui/modal/Modal';

interface Props {
  order: Order;
  isOpen: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Called with a generic or a sku to go to, once the dialog is closed. */
  onGoTo: (code: string) => void;
}

/**
 * Asks before an order is marked as finished (spec 4), and lists what it is short of by the minimums and multiples of
 * its garments, each leading to its cells; where the host requires them, such an order can't be finished.
 */
export function FinishDialog({ order, isOpen, onConfirm, onClose, onGoTo }: Props) {
  const ordered = useAppSelector((state) => (isOpen ? selectSheet(state)?.lines : undefined));
  const short = useMemo(
    () => (ordered ? shortfallsOf(order.garments, (generic) => ordered[generic] ?? {}) : []),
    [order.garments, ordered],
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const isStopped = short.length > 0 && order.requires_minimums === true;
  return (
    <Modal
      open={isOpen}
      title="Send order"
      width={440}
      okText="Yes, I'm done!"
      okButtonProps={{ disabled: isStopped }}
      cancelText="Cancel"
      onOk={onConfirm}
      onCancel={onClose}
      // The dialog gives the focus back before.
      afterClose={() => {
        if (chosen !== null) onGoTo(chosen);
        setChosen(null);
      }}
    >
      {short.length > 0 && (
        <Shortfalls
          order={order}
          short={short}
          isStopped={isStopped}
          onChoose={(code) => {
            setChosen(code);
            onClose();
          }}
        />
      )}
      {!isStopped && (
        <p style={{ marginTop: 12 }}>Please, confirm you want to label this order as finished.</p>
      )}
    </Modal>
  );
}

interface ShortfallsProps {
  order: Order;
  short: readonly Shortfall[];
  isStopped: boolean;
  onChoose: (code: string) => void;
}

function Shortfalls({ order, short, isStopped, onChoose }: ShortfallsProps) {
  const list = (
    <>
      {isStopped && <p className={styles.what}>Choose one to go to its cells.</p>}
      <ul className={styles.list} aria-label="Short of minimums and multiples">
        {short.map(({ code, text }) => (
          <li key={code}>
            <Button type="link" className={styles.link} onClick={() => onChoose(code)}>
              {text}
            </Button>
            {code !== genericOf(code) && (
              <span className={styles.cell}>{valueName(order.garments, code)}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
  const what = `${counted(short.length, 'quantity', 'quantities')} short of a minimum or multiple`;
  return (
    <Alert
      type={isStopped ? 'error' : 'warning'}
      showIcon
      title={isStopped ? `${what}: the order cannot be finished like this` : what}
      description={list}
    />
  );
}
