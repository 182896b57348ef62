import { Form, Input } from 'antd';
import { type Order, useProposeOrderMutation } from '../../../api';
import { isolated } from '../../../domain/text/isolated';
import { useT } from '../../../languages/useT';
import { useAppDispatch } from '../../../lib/redux';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { FormDialog } from '../../../ui/form/FormDialog';
import { saveUnsaved } from '../state/saver';
import { differenceText } from './differenceText';
import type { ProposedNow } from './useProposedChanges';

interface Props {
  order: Order;
  proposed: Pick<ProposedNow, 'count' | 'pieces' | 'cents'>;
  onDone: () => void;
  onClose: () => void;
}

const longestNote = 500;

/** Hands the changes to the agent, with a note. */
export function ProposeDialog({ order, proposed, onDone, onClose }: Props) {
  const t = useT();
  const dispatch = useAppDispatch();
  const [propose] = useProposeOrderMutation();
  const { submit } = useNotices();
  const handleSubmit = async ({ note = '' }: { note?: string }) => {
    // What is not saved yet is part of it; the saver reports failures.
    if (!(await dispatch(saveUnsaved())))
      return { text: t('Not everything is saved yet, so nothing was proposed.') };
    return submit(propose({ proposeOrderRequest: { id: order.id, note } }), t('Changes proposed'));
  };
  return (
    <FormDialog
      title={t('Propose changes')}
      submitText={t('Propose')}
      initialValues={{ note: order.proposal?.note ?? '' }}
      onSubmit={handleSubmit}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{differenceText(t, proposed, order.currency)}</p>
      <p>
        {order.seller
          ? t('{name} gets a mail, and takes or declines them.', { name: isolated(order.seller.name) })
          : t('Your agent gets a mail, and takes or declines them.')}
      </p>
      <Form.Item name="note" label={t('Note for the agent')}>
        <Input.TextArea rows={3} maxLength={longestNote} />
      </Form.Item>
    </FormDialog>
  );
}
