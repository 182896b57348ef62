import { App } from 'antd';
import { Link } from 'react-router-dom';
import { counted } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import { runtimeConfig } from '../../../lib/runtimeConfig';
import { useStableCallback } from '../../../lib/useStableCallback';
import { orderListQuery, type OrderView, wholeView } from '../orderView';
import type { ErpAnswer } from './erpAnswers';

/** So many orders are named one by one; more are counted. */
const mostNamed = 3;
const acceptedSeconds = 10;

/** Shows what the ERP has answered: a refusal stays until it is closed. */
export function useTellAnswers(): (answers: readonly ErpAnswer[]) => void {
  const { notification } = App.useApp();
  const tellOne = ({ of: { id, name, customer }, refusal }: ErpAnswer) => {
    const { erpName } = runtimeConfig();
    const link = <Link to={paths.lineSheet.href(id)}>Open “{name}”</Link>;
    const common = { key: `erp ${id}`, placement: 'bottomRight', actions: link } as const;
    if (refusal === null) {
      notification.success({
        ...common,
        title: `${erpName} accepted “${name}”`,
        description: customer,
        role: 'status',
        duration: acceptedSeconds,
      });
    } else {
      notification.error({
        ...common,
        title: `${erpName} refused “${name}”`,
        description: [customer, refusal].filter((part) => part !== '').join(': '),
        duration: false,
      });
    }
  };
  const tellMany = (answers: readonly ErpAnswer[]) => {
    const { erpName } = runtimeConfig();
    const orders = counted(answers.length, 'order');
    if (answers[0]?.refusal === null) {
      notification.success({
        key: `erp accepted ${answers[0].of.id}`,
        placement: 'bottomRight',
        title: `${erpName} accepted ${orders}`,
        role: 'status',
        duration: acceptedSeconds,
        actions: <Link to={listHref({ ...wholeView, status: 'sent' })}>Show sent orders</Link>,
      });
    } else {
      notification.error({
        key: `erp refused ${answers[0]?.of.id}`,
        placement: 'bottomRight',
        title: `${erpName} refused ${orders}`,
        description: answers.map(({ of }) => of.name).join(', '),
        duration: false,
        actions: <Link to={listHref({ ...wholeView, status: 'error' })}>Show why</Link>,
      });
    }
  };
  return useStableCallback((answers) => {
    const accepted = answers.filter(({ refusal }) => refusal === null);
    const refused = answers.filter(({ refusal }) => refusal !== null);
    for (const group of [accepted, refused]) {
      if (group.length > mostNamed) tellMany(group);
      else group.forEach(tellOne);
    }
  });
}

const listHref = (view: OrderView) => `${paths.orderList.href()}?${orderListQuery(view)}`;
