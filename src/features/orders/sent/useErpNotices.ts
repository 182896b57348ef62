import { plainRefusal } from '../../../domain/orders/erpRefusals';
import { isolated } from '../../../domain/text/isolated';
import { paths } from '../../../lib/paths';
import { runtimeConfig } from '../../../lib/runtimeConfig';
import { useStableCallback } from '../../../lib/useStableCallback';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { orderListHref, type OrderView } from '../../../shared/order-list-link/orderListUrl';
import type { ErpAnswer } from './erpAnswers';
import { useT } from '../../../languages/useT';
import { type Translate } from '../../../domain/language/wording';

/** Notifies about the ERP's answers: for one order with its name and reason, for several with their number. */
export function useErpNotices(): (answers: readonly ErpAnswer[]) => void {
  const t = useT();
  const { notify } = useNotices();
  return useStableCallback((answers) => {
    const accepted = answers.filter(({ refusal }) => refusal === null);
    const refused = answers.filter(({ refusal }) => refusal !== null);
    if (refused.length > 0) {
      notify(refusedText(refused, t), 'error', {
        link: linkTo(refused, { text: t('Show why'), status: 'error' }, t),
      });
    }
    if (accepted.length > 0) {
      notify(acceptedText(accepted, t), 'success', {
        link: linkTo(accepted, { text: t('Show sent orders'), status: 'sent' }, t),
      });
    }
  });
}

function refusedText(refused: readonly ErpAnswer[], t: Translate): string {
  const { erpName } = runtimeConfig();
  const [only, ...others] = refused;
  if (only === undefined || others.length > 0)
    return t('{erpName} refused {orders, plural, one {# order} other {# orders}}', {
      erpName,
      orders: refused.length,
    });
  const values = { erpName, name: isolated(only.of.name), customer: isolated(only.of.customer) };
  const reason = plainRefusal(only.refusal ?? '');
  return reason === ''
    ? t('{erpName} refused “{name}” of {customer}', values)
    : t('{erpName} refused “{name}” of {customer}: {reason}', { ...values, reason });
}

function acceptedText(accepted: readonly ErpAnswer[], t: Translate): string {
  const { erpName } = runtimeConfig();
  const [only, ...others] = accepted;
  return only === undefined || others.length > 0
    ? t('{erpName} accepted {orders, plural, one {# order} other {# orders}}', {
        erpName,
        orders: accepted.length,
      })
    : t('{erpName} accepted “{name}”', { erpName, name: isolated(only.of.name) });
}

/** The link to the order, or to the list of several. */
function linkTo(
  [first, ...others]: readonly ErpAnswer[],
  list: { text: string } & Pick<OrderView, 'status'>,
  t: Translate,
) {
  if (first !== undefined && others.length === 0)
    return {
      text: t('Open “{name}”', { name: isolated(first.of.name) }),
      href: paths.lineSheet.href(first.of.id),
    };
  return { text: list.text, href: orderListHref({ status: list.status }) };
}
