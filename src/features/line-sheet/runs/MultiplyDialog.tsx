import { Form, Input } from 'antd';
import { useId, useState } from 'react';
import { multiplyRows } from '../../../domain/size-runs/applyRun';
import { readFactor } from '../../../domain/size-runs/factor';
import type { Selected } from '../grid/useSelection';
import { type RunFeedback, RunFrame } from './RunFrame';
import { runTargets } from './runTargets';
import type { Props as DialogProps } from './SizeRunDialog';
import { useRunEntry } from './useRunEntry';
import { useT } from '../../../languages/useT';

interface Props extends Pick<DialogProps, 'garments' | 'shown' | 'onReturn' | 'onClosed'> {
  selected: Selected;
}

/** Multiplies the quantities of the selected cells, as one step to undo. */
export function MultiplyDialog({ garments, shown, selected, onReturn, onClosed }: Props) {
  const t = useT();
  const [factor, setFactor] = useState('2');
  const [feedback, setFeedback] = useState<RunFeedback | null>(null);
  const enter = useRunEntry(garments);
  const id = useId();
  const multiply = () => {
    const by = readFactor(factor);
    const [target] = runTargets({ garments, shown, selected, wanted: [] });
    if (by === null) setFeedback({ message: t('Multiply by a number, as 2 or 1.5') });
    else if (target)
      setFeedback(enter((sheet) => multiplyRows(by, target.rows(sheet)), t('Nothing to multiply.')));
  };
  return (
    <RunFrame
      title={t('Multiply')}
      feedback={feedback}
      onFeedback={setFeedback}
      okText={t('Multiply')}
      onOk={multiply}
      onReturn={onReturn}
      onClosed={onClosed}
    >
      <Form layout="vertical" component={false}>
        <Form.Item label={t('Multiply the selected quantities by')} htmlFor={id}>
          <Input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            value={factor}
            onChange={({ target }) => setFactor(target.value)}
            onFocus={({ target }) => target.select()}
            onPressEnter={multiply}
          />
        </Form.Item>
      </Form>
    </RunFrame>
  );
}
