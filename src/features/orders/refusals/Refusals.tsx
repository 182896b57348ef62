import { ordersText } from '../../../domain/orders/counts';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { type OrderSummary, useGetMeQuery } from '../../../api';
import { mayOpen } from '../../../domain/access/pageRules';
import { groupRefusals, type RefusalGroup, type RefusalMend } from '../../../domain/orders/refusalGroups';
import type { FindingKind } from '../../../domain/orders/sendPreflight';
import { maxOrdersOfTask } from '../../../domain/orders/orderTasks';
import { copyText } from '../../../lib/clipboard';
import { paths } from '../../../lib/paths';
import { runtimeConfig } from '../../../lib/runtimeConfig';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { FixFields } from '../many/FixFields';
import { dateRequest, type OrderTasks } from '../many/orderTasks';
import { SendDialog } from '../many/SendDialog';
import { useOrderFixes } from '../many/useOrderFixes';
import type { SentOrders } from '../sent/usePendingErpOrders';
import styles from './Refusals.module.css';
import { inWords } from '../../../domain/language/wording';
import { useT } from '../../../languages/useT';

interface Props {
  /** The refused orders of the list. */
  orders: readonly OrderSummary[];
  tasks: OrderTasks;
  sent: SentOrders;
}

/** The reasons of the refused orders, one a line, with what mends all orders of it; mended orders can be sent at once. */
export function Refusals({ orders: refused, tasks, sent }: Props) {
  const t = useT();
  const setDate = (these: readonly OrderSummary[], date: number | null) =>
    startInParts(these, (part) => tasks.start(dateRequest(part, date)));
  const fixes = useOrderFixes(refused, setDate);
  const { orders, fix, addPlace, isBusy, forget } = fixes;
  const [asked, setAsked] = useState<readonly OrderSummary[] | null>(null);
  const erp = runtimeConfig().erpName;
  const mended = orders.filter((order) => order.mended === true);
  const groups = useMemo(
    () =>
      groupRefusals(
        orders.filter((order) => order.mended !== true),
        erp,
      ),
    [orders, erp],
  );
  const send = async (these: readonly OrderSummary[]) => {
    const isStarted = await startInParts(these, (part) =>
      tasks.start({ action: 'send', orders: part.map(({ id }) => id) }),
    );
    if (!isStarted) return false;
    sent.onSending(these);
    forget(these);
    return true;
  };
  if (orders.length === 0) return null;

  return (
    <section aria-label={t('Reasons of the refusals')} className={styles.refusals}>
      {mended.length > 0 && (
        <p className={styles.mended}>
          <Button type="primary" disabled={isBusy} onClick={() => void send(mended)}>
            {mended.length === 1
              ? t('Send the mended order')
              : t('Send the {orders} mended orders', { orders: mended.length })}
          </Button>
        </p>
      )}
      <ul className={styles.groups}>
        {groups.map((group) => (
          <li key={group.key} className={styles.group}>
            <strong className={styles.count}>{t(ordersText(group.orders.length))}</strong>
            <span>
              {inWords(t, group.meaning)}
              <span className={styles.words} title={group.words}>
                {group.words}
              </span>
            </span>
            <span className={styles.who}>{t(group.who)}</span>
            <span className={styles.tools}>
              <FixFields
                kinds={group.mends.flatMap((mend) => kindOf[mend] ?? [])}
                orders={group.orders}
                name={t('{orders, plural, one {# order} other {# orders}}: {meaning}', {
                  orders: group.orders.length,
                  meaning: group.meaning,
                })}
                hasDate
                isBusy={isBusy}
                onFix={(change) => fix(group.orders, change)}
                onAdd={addPlace}
              />
              <GroupTools group={group} />
              <Button
                aria-label={t('Check one by one: {meaning}', { meaning: group.meaning })}
                disabled={isBusy}
                onClick={() => setAsked(group.orders)}
              >
                {t('One by one')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {asked && (
        <SendDialog
          orders={asked}
          onSend={send}
          onDate={setDate}
          fixes={fixes}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

/** Which fields of the check before sending mend it. */
const kindOf: { readonly [mend in RefusalMend]?: FindingKind } = {
  date: 'past_date',
  address: 'address',
  channel: 'channel',
  sap_id: 'sap_id',
};

/** A link to the prices, and what to copy for whoever keeps the master data. */
function GroupTools({ group: { mends, masterData, meaning } }: { group: RefusalGroup<OrderSummary> }) {
  const t = useT();
  const { notify } = useNotices();
  const roles = useGetMeQuery().data?.roles ?? [];
  const copy = async (text: string) => {
    if (await copyText(text)) notify(t('Copied: {text}', { text }), 'success');
    else notify(t('The browser did not allow copying: {text}', { text }), 'error');
  };
  return (
    <>
      {mends.includes('price') && mayOpen(roles, 'catalogReupload') && (
        <Link to={paths.catalogReupload.href()}>{t('Update the prices of a catalog')}</Link>
      )}
      {masterData !== null && (
        <Button
          title={t(masterData)}
          aria-label={t('Copy for {erpName}: {meaning}', { erpName: runtimeConfig().erpName, meaning })}
          onClick={() => void copy(t(masterData))}
        >
          {t('Copy for {erpName}', { erpName: runtimeConfig().erpName })}
        </Button>
      )}
    </>
  );
}

/** Starts tasks of as many orders as one may have; resolves to false once one could not be started. */
async function startInParts(
  orders: readonly OrderSummary[],
  start: (part: readonly OrderSummary[]) => Promise<boolean>,
): Promise<boolean> {
  for (let at = 0; at < orders.length; at += maxOrdersOfTask)
    if (!(await start(orders.slice(at, at + maxOrdersOfTask)))) return false;
  return true;
}
