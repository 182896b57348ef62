import { Button, Flex, Table, type TableColumnsType } from 'antd';
import { useMemo, useState } from 'react';
import {
  type Order,
  type OrderProposal,
  useDeclineOrderProposalMutation,
  useTakeOrderProposalMutation,
} from '../../../api';
import type { Translate } from '../../../domain/language/wording';
import { sapStatus } from '../../../domain/orders/statuses';
import { isolated } from '../../../domain/text/isolated';
import { formatMoney } from '../../../languages/money';
import { useT } from '../../../languages/useT';
import { numberText } from '../../../lib/numbers';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { Modal } from '../../../ui/modal/Modal';
import { signed } from '../signed';
import { type ProposalRow, proposalRows } from './proposalRows';

interface Props {
  order: Order;
  proposal: OrderProposal;
  onClose: () => void;
}

/** Lists what a customer proposes, to take all of it, some or none. */
export function TakeDialog({ order, proposal, onClose }: Props) {
  const t = useT();
  const { report } = useNotices();
  const [take, taking] = useTakeOrderProposalMutation();
  const [decline, declining] = useDeclineOrderProposalMutation();
  const rows = useMemo(() => proposalRows(order, proposal), [order, proposal]);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter(({ key }) => !left.has(key));
  const isOpen = order.sap_status === sapStatus.open;

  const handleTake = async () => {
    const codesOf = (isQuantity: boolean) =>
      chosen.filter(({ kind }) => (kind === 'quantity') === isQuantity).map(({ code }) => code);
    const request = { id: order.id, skus: codesOf(true), wanted: codesOf(false), version: proposal.version };
    const done = isOpen ? t('Changes taken') : t('Changes taken, and the order sent again');
    if (await report(take({ takeOrderProposalRequest: request }), done)) onClose();
  };
  const handleDecline = async () => {
    if (await report(decline({ orderIdRequest: { id: order.id } }), t('Proposal declined'))) onClose();
  };
  return (
    <Modal
      open
      width={640}
      title={t('Changes that {customer} proposes', { customer: isolated(order.customer.name) })}
      onCancel={onClose}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {t('Cancel')}
        </Button>,
        <Button key="decline" danger loading={declining.isLoading} onClick={() => void handleDecline()}>
          {t('Decline')}
        </Button>,
        <Button
          key="take"
          type="primary"
          disabled={chosen.length === 0}
          loading={taking.isLoading}
          onClick={() => void handleTake()}
        >
          {isOpen
            ? t('Take {changes, plural, one {# change} other {# changes}}', { changes: chosen.length })
            : t('Take {changes, plural, one {# change} other {# changes}} and send again', {
                changes: chosen.length,
              })}
        </Button>,
      ]}
    >
      <Flex vertical gap={12}>
        <p>{chosenText(t, chosen, rows.length, order.currency)}</p>
        <p>{t('What you do not take stays saved for the shop, which is mailed what you decide.')}</p>
        <Table<ProposalRow>
          size="small"
          rowKey="key"
          dataSource={rows}
          columns={columnsOf(t)}
          pagination={false}
          scroll={{ y: '46vh' }}
          rowSelection={{
            selectedRowKeys: chosen.map(({ key }) => key),
            onChange: (keys) => {
              const checked = new Set(keys);
              setLeft(new Set(rows.flatMap(({ key }) => (checked.has(key) ? [] : [key]))));
            },
            columnWidth: 40,
            columnTitle: (box) => <span aria-label={t('All changes')}>{box}</span>,
            getCheckboxProps: ({ name }) => ({ 'aria-label': name }),
          }}
        />
      </Flex>
    </Modal>
  );
}

const columnsOf = (t: Translate): TableColumnsType<ProposalRow> => [
  { title: t('Change'), dataIndex: 'name', render: (name: string) => <span translate="no">{name}</span> },
  {
    ...{ title: t('Ordered'), align: 'end', width: 76 },
    render: (_, { kind, ordered }) => (kind === 'quantity' ? numberText(ordered) : null),
  },
  {
    ...{ title: t('Proposed'), align: 'end', width: 84 },
    render: (_, row) => <strong>{proposedText(t, row)}</strong>,
  },
];

function proposedText(t: Translate, { kind, proposed }: ProposalRow): string {
  if (kind === 'quantity') return numberText(proposed);
  return kind === 'wanted' ? t('wanted') : t('not wanted');
}

function chosenText(t: Translate, chosen: readonly ProposalRow[], all: number, currency: string): string {
  const pieces = chosen.reduce((sum, { ordered, proposed }) => sum + proposed - ordered, 0);
  const cents = chosen.reduce((sum, row) => sum + row.cents, 0);
  return t(
    '{chosen, number} of {changes, plural, one {# change} other {# changes}}: {pieces} pieces, {amount}',
    {
      chosen: chosen.length,
      changes: all,
      pieces: signed(pieces, String),
      amount: signed(cents, (size) => formatMoney(size, currency)),
    },
  );
}
