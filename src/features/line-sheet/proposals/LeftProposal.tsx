import { Alert, Button, Flex } from 'antd';
import { type Order, useSaveOrderProposalMutation } from '../../../api';
import { flattenLines } from '../../../domain/orders/lines';
import { wantedChanges } from '../../../domain/orders/proposals';
import { useT } from '../../../languages/useT';
import { useAppDispatch, useAppSelector } from '../../../lib/redux';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { quantityIn } from '../state/edits';
import { selectSheet } from '../state/lineSheetSlice';
import { refetchOrder } from '../state/saver';
import { enterChanges } from './enterChanges';
import { useMayPropose } from './useProposing';

/** What the customer proposed before the order was opened: put into the order by one click, as if typed, or discarded. */
export function LeftProposal({ order }: { order: Order }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const { report } = useNotices();
  const mayPropose = useMayPropose(order);
  const [save, { isLoading }] = useSaveOrderProposalMutation();
  const sheet = useAppSelector(selectSheet);
  if (!mayPropose || sheet === null || order.proposal === undefined) return null;

  const changes = order.proposal.changes.filter(
    ({ sku, proposed }) => quantityIn(sheet.lines, sku) !== proposed,
  );
  const marks = wantedChanges(order.wanted, order.proposal.wanted);
  const wanted = {
    added: marks.added.filter((code) => !sheet.wanted.includes(code)),
    removed: marks.removed.filter((code) => sheet.wanted.includes(code)),
  };
  const count = changes.length + wanted.added.length + wanted.removed.length;
  if (count === 0) return null;

  const enter = () =>
    dispatch(
      enterChanges(
        changes.map(({ sku, proposed }) => ({ sku, quantity: proposed })),
        wanted,
      ),
    );
  /** As the server has the order, nothing differs from it. */
  const discard = async () => {
    const { orderId: id, base } = sheet;
    const request = { id, lines: flattenLines(base.lines), wanted: [...base.wanted] };
    if (await report(save({ saveOrderProposalRequest: request }), t('Proposed changes discarded')))
      await refetchOrder(id, { dispatch });
  };
  return (
    <Alert
      type="info"
      role="status"
      title={
        <Flex vertical gap={8}>
          <span>
            {t(
              'The order is open again. {changes, plural, one {# change that you saved as a proposal is not in it.} other {# changes that you saved as a proposal are not in it.}}',
              { changes: count },
            )}
          </span>
          <Flex wrap gap={8}>
            <Button type="primary" onClick={enter}>
              {t('Put into the order')}
            </Button>
            <Button loading={isLoading} onClick={() => void discard()}>
              {t('Discard')}
            </Button>
          </Flex>
        </Flex>
      }
    />
  );
}
