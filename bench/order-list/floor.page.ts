import type { OrderSummary } from '../../src/api';

/*
 * The floor: a list of fixed rows written for this page alone, without a framework. It formats, searches and sorts the
 * same columns, and mounts only the rows in view.
 */
const rowHeight = 36;
const columns = [
  'customer',
  'status',
  'catalog',
  'agent',
  'so',
  'ship',
  'items',
  'amount',
  'created',
] as const;
const money = new Intl.NumberFormat(undefined, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const day = new Intl.DateTimeFormat();

document.body.insertAdjacentHTML(
  'beforeend',
  `<style>
    body { margin: 0; font: 13px sans-serif; }
    #list { height: 800px; overflow: auto; position: relative; }
    .row { position: absolute; left: 0; right: 0; height: ${rowHeight}px; display: grid; grid-template-columns: repeat(9, 1fr) 60px; }
    .row > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  </style>
  <input id="search" type="search">
  <div>${columns.map((key) => `<button data-key="${key}">${key}</button>`).join('')}</div>
  <div id="list"><div id="body"></div></div>`,
);
const list = document.querySelector<HTMLElement>('#list') as HTMLElement;
const body = document.querySelector<HTMLElement>('#body') as HTMLElement;
const search = document.querySelector<HTMLInputElement>('#search') as HTMLInputElement;

let orders: OrderSummary[] = [];
let texts: string[] = [];
let shown: number[] = [];
let sort: { key: (typeof columns)[number]; down: boolean } = { key: 'created', down: true };

const cells = (order: OrderSummary) => [
  order.customer.name,
  order.finished ? 'Finished by customer' : 'Open',
  `${order.catalog.name} ${order.name}`,
  order.seller?.name ?? '',
  `${order.sales_organization}/${order.channel}`,
  order.address_id,
  String(order.items_count),
  `${money.format(order.total_price)} ${order.currency}`,
  day.format(order.created * 1000),
];

const keys: Record<(typeof columns)[number], (order: OrderSummary) => string | number> = {
  customer: (order) => order.customer.name,
  status: (order) => Number(order.finished),
  catalog: (order) => order.catalog.name,
  agent: (order) => order.seller?.name ?? '',
  so: (order) => order.sales_organization,
  ship: (order) => order.address_id,
  items: (order) => order.items_count,
  amount: (order) => order.total_price,
  created: (order) => order.created,
};

const collator = new Intl.Collator();
function apply() {
  const words = search.value.toLowerCase().split(' ').filter(Boolean);
  const key = keys[sort.key];
  const turn = sort.down ? -1 : 1;
  const values = orders.map(key);
  shown = orders
    .map((_, index) => index)
    .filter((index) => words.every((word) => texts[index]?.includes(word)));
  shown.sort((a, b) => {
    const [left, right] = [values[a] ?? 0, values[b] ?? 0];
    if (typeof left === 'string') return turn * collator.compare(left, String(right));
    return turn * (left - Number(right));
  });
  body.style.height = `${shown.length * rowHeight}px`;
  list.dataset.count = String(shown.length);
  list.scrollTop = 0;
  draw();
}

function draw() {
  const from = Math.max(0, Math.floor(list.scrollTop / rowHeight) - 8);
  const to = Math.min(shown.length, from + Math.ceil(list.clientHeight / rowHeight) + 16);
  body.innerHTML = shown
    .slice(from, to)
    .map((index, place) => {
      const order = orders[index] as OrderSummary;
      return `<div class="row" data-id="${order.id}" style="top:${(from + place) * rowHeight}px">${cells(
        order,
      )
        .map((text) => `<span>${text}</span>`)
        .join('')}<button>…</button></div>`;
    })
    .join('');
}

search.addEventListener('input', apply);
list.addEventListener('scroll', draw, { passive: true });
document.querySelectorAll<HTMLElement>('button[data-key]').forEach((button) =>
  button.addEventListener('click', () => {
    const key = button.dataset.key as (typeof columns)[number];
    sort = { key, down: sort.key === key && !sort.down };
    apply();
  }),
);

void fetch('/api/orders/list')
  .then((response) => response.json())
  .then((answer: { orders: OrderSummary[] }) => {
    orders = answer.orders;
    shown = orders.map((_, index) => index);
    apply();
    // As in the app, the search index is built after the rows are shown.
    setTimeout(() => {
      texts = orders.map((order) => cells(order).join(' ').toLowerCase());
    });
  });
