import { Flex, Typography } from 'antd';
import { Link } from 'react-router-dom';
import type { User } from '../../api';
import { paths } from '../../lib/paths';
import { CustomerWays, SapId } from './customerColumns';

interface Props {
  customer: User;
  onAssign: (customer: User) => void;
}

/** A customer of the list on a phone. */
export function CustomerCard({ customer, onAssign }: Props) {
  const { id, name, email, num_catalogs: catalogs, num_orders: orders = 0 } = customer;
  return (
    <Flex vertical gap={4}>
      <Flex justify="space-between" align="center" gap={12}>
        <Typography.Text ellipsis>
          <Link to={paths.userDetail.href(id)}>{name}</Link>
        </Typography.Text>
        <SapId customer={customer} onAssign={onAssign} />
      </Flex>
      <Typography.Text type="secondary" ellipsis>
        {email}
      </Typography.Text>
      <Flex justify="space-between" gap={12} wrap>
        <Typography.Text type="secondary">
          {counted(catalogs, 'catalog')} · {counted(orders, 'order')}
        </Typography.Text>
        <CustomerWays customer={customer} />
      </Flex>
    </Flex>
  );
}

const number = new Intl.NumberFormat();
const counted = (count: number, thing: string) => `${number.format(count)} ${thing}${count === 1 ? '' : 's'}`;
