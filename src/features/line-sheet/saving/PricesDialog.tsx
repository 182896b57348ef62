import type { Order } from '../../../api';
import { formatMoney } from '../../../languages/money';
import { type PriceChange, priceDifference } from '../../../domain/orders/priceChanges';
import { isolated } from '../../../domain/text/isolated';
import type { ListColumn } from '../../../ui/list-table/listColumns';
import { cardOf, figureColumn, fullTextColumn, numberColumn } from '../../../ui/list-table/plainColumns';
import { SortedTable } from '../../../ui/list-table/SortedTable';
import { Modal } from '../../../ui/modal/Modal';
import { useT } from '../../../languages/useT';
import { message, type Message } from '../../../domain/language/message';

interface Props {
  order: Order;
  changes: readonly PriceChange[];
  title: string;
  onTake: () => void;
  onClose: () => void;
}

/** Lists the prices that have changed since the order's lines were saved, and offers to take them. */
export function PricesDialog({ order, changes, title, onTake, onClose }: Props) {
  const t = useT();
  const columns = columnsOf(order);
  return (
    <Modal
      open
      title={title}
      okText={t('Take the new prices')}
      cancelText={t('Not now')}
      onOk={onTake}
      onCancel={onClose}
    >
      <p>
        {t(
          'These lines count at the prices they were saved at. Taking the new prices saves the order with them; a quantity that you change takes its new price in any case.',
        )}
      </p>
      <SortedTable
        label={t('Changed prices')}
        columns={columns}
        rows={changes}
        rowKey={({ generic, saved }) => `${generic}/${saved}`}
        card={cardOf(columns, true)}
        maxHeight={320}
        empty={null}
      />
    </Modal>
  );
}

function columnsOf({ garments, currency }: Order): readonly ListColumn<PriceChange>[] {
  const money = (key: string, title: Message, centsOf: (change: PriceChange) => number, plus = '') =>
    figureColumn(key, title, 88, {
      valueOf: centsOf,
      textOf: (change) => (centsOf(change) > 0 ? plus : '') + formatMoney(centsOf(change), currency),
    });
  const nameOf = ({ generic }: PriceChange) => {
    const { name = '', number = generic } = garments.find((one) => one.generic === generic) ?? {};
    return `${isolated(name)} ${number}`;
  };
  return [
    fullTextColumn('garment', message('Garment'), 132, nameOf),
    money('saved', message('Saved at'), ({ saved }) => saved),
    money('today', message('Now'), ({ today }) => today),
    numberColumn('pieces', message('Pieces'), 68, ({ pieces }) => pieces),
    money('difference', message('Difference'), (change) => priceDifference([change]), '+'),
  ];
}
