import { plainRefusal } from '../../../domain/orders/erpRefusals';
import { isolated } from '../../../domain/text/isolated';
import { counted } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import { runtimeConfig } from '../../../lib/runtimeConfig';
import { useStableCallback } from '../../../lib/useStableCallback';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { orderListHref, type OrderView } from '../../../shared/order-list-link/orderListUrl';
import type { ErpAnswer } from './erpAnswers';

/** Notifies about the ERP's answers: for one order with its name and reason, for several with their number. */
export function useErpNotices(): (answers: readonly ErpAnswer[]) => void {
  const { notify } = useNotices();
  return useStableCallback((answers) => {
    const { erpName } = runtimeConfig();
    const accepted = answers.filter(({ refusal }) => refusal === null);
    const refused = answers.filter(({ refusal }) => refusal !== null);
    const [only, ...others] = refused;
    if (only !== undefined) {
      const why = plainRefusal(only.refusal ?? '');
      const one = [`“${isolated(only.of.name)}” of ${isolated(only.of.customer)}`, why]
        .filter((part) => part !== '')
        .join(': ');
      notify(`${erpName} refused ${others.length === 0 ? one : counted(refused.length, 'order')}`, 'error', {
        link: linkTo(refused, { text: 'Show why', status: 'error' }),
      });
    }
    if (accepted.length > 0) {
      const one = `“${isolated(accepted[0]?.of.name ?? '')}”`;
      const what = accepted.length === 1 ? one : counted(accepted.length, 'order');
      notify(`${erpName} accepted ${what}`, 'success', {
        link: linkTo(accepted, { text: 'Show sent orders', status: 'sent' }),
      });
    }
  });
}

/** The link to the order, or to the list of several. */
function linkTo(
  [first, ...others]: readonly ErpAnswer[],
  list: { text: string } & Pick<OrderView, 'status'>,
) {
  if (first !== undefined && others.length === 0)
    return { text: `Open “${isolated(first.of.name)}”`, href: paths.lineSheet.href(first.of.id) };
  return { text: list.text, href: orderListHref({ status: list.status }) };
}
