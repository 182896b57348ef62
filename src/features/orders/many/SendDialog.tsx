import { Checkbox } from 'antd';
import { useState } from 'react';
import type { OrderSummary } from '../../../api';
import {
  type FindingGroup,
  type FindingKind,
  type FoundOrder,
  planSending,
  sendFindings,
  shouldWait,
} from '../../../domain/orders/sendPreflight';
import { isolated } from '../../../domain/text/isolated';
import { runtimeConfig } from '../../../lib/runtimeConfig';
import type { ManyLine } from '../../../shared/many-tasks/taskKind';
import { ReasonGroup } from '../../../shared/many-tasks/ReasonGroup';
import { ConfirmModal, skipping } from './ConfirmModal';
import { FixFields } from './FixFields';
import { OrderLine } from './OrderLine';
import { useShortStock } from './shortStock';
import { type OrderFixes, type SetDate, useOrderFixes } from './useOrderFixes';
import type { Translate } from '../../../domain/language/wording';
import { useT } from '../../../languages/useT';
import { messageIn } from '../../../domain/language/message';

interface Props {
  orders: readonly OrderSummary[];
  /** Sends these, without the skipped ones; resolves to false if the task could not be started. */
  onSend: (orders: readonly OrderSummary[], skipped: readonly ManyLine[]) => Promise<boolean>;
  /** Undefined if dates can't be set in this dialog. */
  onDate?: SetDate;
  /** The fixes of the list that opens the dialog, which outlive it; else the dialog has its own. */
  fixes?: OrderFixes;
  onClose: () => void;
}

type Group = FindingGroup<OrderSummary>;

/**
 * Checks orders before they are sent (spec 4): how many are ready, and what the others lack, which can be fixed here.
 * Of several orders, those that the ERP is likely to refuse are sent only if the person ticks them.
 */
export function SendDialog({ orders: chosen, onSend, onDate, fixes, onClose }: Props) {
  const t = useT();
  const erp = runtimeConfig().erpName;
  const [now] = useState(() => Date.now() / 1000);
  const [ticks, setTicks] = useState<Readonly<Record<string, boolean>>>({});
  const own = useOrderFixes(chosen, onDate);
  const { fix, addPlace, isBusy, ...known } = fixes ?? own;
  const ids = new Set(chosen.map(({ id }) => id));
  const orders = known.orders.filter(({ id }) => ids.has(id));
  const only = chosen.length === 1 ? chosen[0] : undefined;

  const isSent = (order: OrderSummary) => {
    const findings = sendFindings(order, now, erp);
    if (findings[0]?.kind === 'refused') return false;
    return ticks[order.id] ?? (only !== undefined || !shouldWait(findings));
  };
  const sent = orders.filter(isSent);
  // Stock is allocated in the order in which the orders were chosen.
  const { short, isAsking } = useShortStock(sent.map(({ id }) => id));
  const { ready, groups } = planSending(orders, now, erp, short);
  const skipped = groups
    .flatMap(({ rows }) => rows)
    .filter(({ order }) => !isSent(order))
    .map((one) => toSkipped(one, t));

  const tick = (rows: Group['rows'], isTicked: boolean) =>
    setTicks({ ...ticks, ...Object.fromEntries(rows.map(({ order }) => [order.id, isTicked])) });
  const tickOf = (rows: Group['rows'], label: string, text?: string) => {
    const count = rows.filter(({ order }) => isSent(order)).length;
    return (
      <Checkbox
        aria-label={label}
        checked={count === rows.length}
        indeterminate={count > 0 && count < rows.length}
        onChange={({ target }) => tick(rows, target.checked)}
      >
        {text}
      </Checkbox>
    );
  };
  const fixFieldsFor = (kinds: readonly FindingKind[], those: readonly OrderSummary[], name: string) => (
    <FixFields
      kinds={kinds}
      orders={those}
      name={name}
      hasDate={onDate !== undefined}
      isBusy={isBusy}
      onFix={(change) => fix(those, change)}
      onAdd={addPlace}
    />
  );

  return (
    <ConfirmModal
      title={
        only
          ? t('Send “{name}” to {erpName}', { name: isolated(only.name), erpName: erp })
          : t('Send {orders, plural, one {# order} other {# orders}} to {erpName}', {
              orders: orders.length,
              erpName: erp,
            })
      }
      okText={
        only
          ? ready.length > 0
            ? t(messageIn('an order to the ERP', 'Send'))
            : t('Send anyway')
          : t(skipping('send', sent.length, orders.length))
      }
      isDisabled={sent.length === 0 || isBusy}
      onOk={() => onSend(sent, skipped)}
      onClose={onClose}
    >
      {ready.length > 0 && (
        <p>{t('{orders, plural, one {# order is} other {# orders are}} ready', { orders: ready.length })}</p>
      )}
      {groups.map((group) => {
        const { kind, fullText, rows } = group;
        const text = t(group.text);
        const isMany = rows.length > 1;
        const canSend = kind !== 'refused' && only === undefined;
        return (
          <ReasonGroup
            key={kind + text}
            title={text}
            tooltip={fullText}
            thing="order"
            rows={rows}
            rowKey={({ order }) => order.id}
            tools={
              isMany && (
                <>
                  {canSend && tickOf(rows, t('Send all of these: {text}', { text }), t('Send all'))}
                  {fixFieldsFor(
                    [kind],
                    rows.map(({ order }) => order),
                    t('all {orders, plural, one {# order} other {# orders}}', { orders: rows.length }),
                  )}
                </>
              )
            }
            line={({ order, findings }) => (
              <>
                {canSend && tickOf([{ order, findings }], t('Send {name}', { name: isolated(order.name) }))}
                <OrderLine
                  order={order}
                  texts={findings.map((finding) => t(finding.text)).filter((one) => one !== text)}
                  tooltip={findings.find(({ kind: one }) => one === 'erp')?.fullText}
                >
                  {/* What the ERP refuses is fixed once for all whom it refuses for the same reason. */}
                  {fixFieldsFor(
                    findings.map((one) => one.kind).filter((one) => !isMany || one !== 'erp'),
                    [order],
                    order.name,
                  )}
                </OrderLine>
              </>
            )}
          />
        );
      })}
      <p role="status" style={oneLine}>
        {isAsking && t('Checking the stock…')}
        {short.size > 0 &&
          t('Stock is that of each customer’s warehouse, allocated in the order of this list.')}
      </p>
    </ConfirmModal>
  );
}

/** So that the buttons don't move from under the pointer when the text goes. */
const oneLine = { minHeight: '1lh' };

function toSkipped(
  { order: { id, name, customer }, findings }: FoundOrder<OrderSummary>,
  t: Translate,
): ManyLine {
  const reason = findings.map(({ text }) => t(text)).join(' ');
  return { id, name, customer: customer.name, outcome: 'skipped', reason };
}
