import { Input, Table } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { OrderSummary } from '../../src/api';

/* Ant Design's own Table with its pagination, sorting and a search box, as its documentation shows them. */
const money = new Intl.NumberFormat(undefined, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const day = new Intl.DateTimeFormat();
const agent = ({ seller }: OrderSummary) => seller?.name ?? '';
const amount = (order: OrderSummary) => `${money.format(order.total_price)} ${order.currency}`;
const created = (order: OrderSummary) => day.format(order.created * 1000);

function Orders() {
  const [orders, setOrders] = useState<OrderSummary[]>([]);
  const [typed, setTyped] = useState('');
  useEffect(function load() {
    void fetch('/api/orders/list')
      .then((response) => response.json())
      .then((answer: { orders: OrderSummary[] }) => setOrders(answer.orders));
  }, []);
  const shown = useMemo(() => {
    const words = typed.toLowerCase().split(' ').filter(Boolean);
    return orders.filter((order) => {
      const text = [
        order.customer.name,
        order.catalog.name,
        order.name,
        agent(order),
        amount(order),
        created(order),
      ]
        .join(' ')
        .toLowerCase();
      return words.every((word) => text.includes(word));
    });
  }, [orders, typed]);
  return (
    <>
      <Input id="search" type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <div id="list" style={{ height: 800, overflow: 'auto' }} data-count={shown.length}>
        <Table<OrderSummary>
          rowKey="id"
          size="small"
          dataSource={shown}
          pagination={{ defaultPageSize: 50 }}
          columns={[
            {
              title: 'Customer',
              render: (_, order) => order.customer.name,
              sorter: (a, b) => a.customer.name.localeCompare(b.customer.name),
            },
            { title: 'Status', render: (_, order) => (order.finished ? 'Finished by customer' : 'Open') },
            { title: 'Catalog', render: (_, order) => `${order.catalog.name} ${order.name}` },
            { title: 'Agent', render: (_, order) => agent(order) },
            { title: 'SO', render: (_, order) => `${order.sales_organization}/${order.channel}` },
            { title: 'Ship', dataIndex: 'address_id' },
            { title: 'Items', dataIndex: 'items_count', sorter: (a, b) => a.items_count - b.items_count },
            {
              title: 'Amount',
              render: (_, order) => amount(order),
              sorter: (a, b) => a.total_price - b.total_price,
            },
            {
              title: 'Created',
              render: (_, order) => created(order),
              sorter: (a, b) => a.created - b.created,
            },
          ]}
        />
      </div>
    </>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<Orders />);
