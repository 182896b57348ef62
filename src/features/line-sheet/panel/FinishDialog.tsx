import { Alert, Button, Flex } from 'antd';
import { useMemo, useState } from 'react';
import type { Order } from '../../../api';
import { useAppSelector } from '../../../lib/redux';
import { selectHasNumberFailed } from '../state/buyerNumber';
import { selectConflicts, selectSheet } from '../state/lineSheetSlice';
import styles from './FinishDialog.module.css';
import { Modal } from '../../../ui/modal/Modal';
import { type FinishFinding, finishFindings } from './finishFindings';
import { useT } from '../../../languages/useT';

interface Props {
  order: Order;
  /** Why the entered delivery date was refused, or null. */
  dateFault: string | null;
  isOpen: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Called after closing with a generic, color or sku to go to, or null for the order's fields. */
  onGoTo: (code: string | null) => void;
}

/**
 * Asks for confirmation before an order is marked as finished (spec 4), and lists findings with links to their cells.
 * Blocking ones, such as conflicts and required minimums, come first.
 */
export function FinishDialog({ order, dateFault, isOpen, onConfirm, onClose, onGoTo }: Props) {
  const t = useT();
  const sheet = useAppSelector((state) => (isOpen ? selectSheet(state) : null));
  const conflicts = useAppSelector(selectConflicts);
  const hasNumberFailed = useAppSelector(selectHasNumberFailed);
  const findings = useMemo(
    () => (sheet ? finishFindings(t, order, sheet, { conflicts, dateFault, hasNumberFailed }) : []),
    [t, order, sheet, conflicts, dateFault, hasNumberFailed],
  );
  const [chosen, setChosen] = useState<FinishFinding | null>(null);
  const stops = findings.filter(({ isStop }) => isStop);
  const others = findings.filter(({ isStop }) => !isStop);
  const choose = (finding: FinishFinding) => {
    setChosen(finding);
    onClose();
  };
  return (
    <Modal
      open={isOpen}
      title={t('Send order')}
      width={440}
      okText={t("Yes, I'm done!")}
      okButtonProps={{ disabled: stops.length > 0 }}
      cancelText={t('Cancel')}
      onOk={onConfirm}
      onCancel={onClose}
      // After the dialog has returned the focus.
      afterClose={() => {
        if (chosen !== null) onGoTo(chosen.code);
        setChosen(null);
      }}
    >
      <Flex vertical gap={12}>
        <Findings
          type="error"
          title={t('The order cannot be finished like this')}
          findings={stops}
          onChoose={choose}
        />
        <Findings
          type="warning"
          title={
            stops.length > 0
              ? t('{things, plural, one {# thing} other {# things}} to check', { things: others.length })
              : t(
                  '{things, plural, one {# thing} other {# things}} to check. You can finish the order anyway.',
                  { things: others.length },
                )
          }
          findings={others}
          onChoose={choose}
        />
        {stops.length === 0 && t('Please, confirm you want to label this order as finished.')}
      </Flex>
    </Modal>
  );
}

interface FindingsProps {
  type: 'error' | 'warning';
  title: string;
  findings: readonly FinishFinding[];
  onChoose: (finding: FinishFinding) => void;
}

function Findings({ type, title, findings, onChoose }: FindingsProps) {
  const t = useT();
  if (findings.length === 0) return null;
  const list = (
    <>
      <p style={{ margin: '0 0 4px' }}>{t('Choose one to go to its place in the order.')}</p>
      <ul className={styles.list} aria-label={title}>
        {findings.map((finding) => (
          <li key={`${finding.code}/${finding.text}`}>
            <Button type="link" className={styles.link} onClick={() => onChoose(finding)}>
              {finding.text}
            </Button>
            <div>
              <small style={{ color: 'var(--ld-ink-soft)' }}>{finding.name}</small>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
  return <Alert type={type} showIcon title={title} description={list} />;
}
