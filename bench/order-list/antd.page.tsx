import { Input, Table, type TableColumnsType } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { OrderSummary } from '../../src/api';

/*
 * Ant Design's own Table with its sorting and a search box, as its documentation shows them: with pages of 50, or at
 * '/virtual' with all rows on one page.
 */
const isVirtual = window.location.pathname === '/virtual';
const way = isVirtual
  ? { virtual: true, pagination: false as const, scroll: { x: 1260, y: 760 } }
  : { pagination: { defaultPageSize: 50 } };
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
        <Table<OrderSummary> rowKey="id" size="small" dataSource={shown} {...way} columns={columns} />
      </div>
    </>
  );
}

const columns: TableColumnsType<OrderSummary> = [
  {
    title: 'Customer',
    width: 140,
    render: (_, order) => order.customer.name,
    sorter: (a, b) => a.customer.name.localeCompare(b.customer.name),
  },
  { title: 'Status', width: 140, render: (_, order) => (order.finished ? 'Finished by customer' : 'Open') },
  { title: 'Catalog', width: 140, render: (_, order) => `${order.catalog.name} ${order.name}` },
  { title: 'Agent', width: 140, render: (_, order) => agent(order) },
  { title: 'SO', width: 140, render: (_, order) => `${order.sales_organization}/${order.channel}` },
  { title: 'Ship', width: 140, dataIndex: 'address_id' },
  { title: 'Items', width: 140, dataIndex: 'items_count', sorter: (a, b) => a.items_count - b.items_count },
  {
    title: 'Amount',
    width: 140,
    render: (_, order) => amount(order),
    sorter: (a, b) => a.total_price - b.total_price,
  },
  {
    title: 'Created',
    width: 140,
    render: (_, order) => created(order),
    sorter: (a, b) => a.created - b.created,
  },
];

createRoot(document.body.appendChild(document.createElement('div'))).render(<Orders />);
