import type { Garment } from '../../src/api';
import { fetchOrder, money, OrderTotals, pictureUrl } from './totals';

/*
 * The floor: one plain input per cell, written as one HTML string; the browser skips those out of view
 * (content-visibility). No framework; the same cards, pictures and totals.
 */
document.body.insertAdjacentHTML(
  'beforeend',
  `<style>
    body { margin: 0; font: 13px sans-serif; }
    #total { position: sticky; top: 0; z-index: 2; background: #fff; }
    #cards { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; margin-left: 280px; }
    .card { content-visibility: auto; contain-intrinsic-size: 560px 290px; height: 290px; border: 1px solid #ddd; display: grid; grid-template-columns: 150px 1fr; }
    table { border-spacing: 0; table-layout: fixed; width: 100%; }
    td { border: 1px solid #ddd; padding: 0; }
    input { width: 100%; height: 28px; border: 0; text-align: right; box-sizing: border-box; }
  </style><div id="total"></div><div id="cards"></div>`,
);

void fetchOrder().then((order) => {
  const totals = new OrderTotals(order);
  const total = element('#total');
  const show = () => (total.textContent = totals.text());
  const cards = element('#cards');
  cards.innerHTML = order.garments.map((garment) => card(garment, totals)).join('');
  show();

  const commit = (input: HTMLInputElement) => {
    const sku = input.dataset.sku ?? '';
    const quantity = Number(input.value) || 0;
    if (quantity === totals.quantity(sku)) return;
    totals.set(sku, quantity);
    const subtotal = document.getElementById(sku.slice(0, 6));
    if (subtotal) subtotal.textContent = totals.garmentText(sku.slice(0, 6));
  };
  cards.addEventListener('focusin', ({ target }) => target instanceof HTMLInputElement && target.select());
  cards.addEventListener('focusout', ({ target }) => {
    if (target instanceof HTMLInputElement) commit(target);
    show();
  });
  cards.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter' && target instanceof HTMLInputElement) below(target, 1)?.focus();
  });
  cards.addEventListener('paste', (event) => {
    const start = event.target;
    if (!(start instanceof HTMLInputElement)) return;
    event.preventDefault();
    const rows = event.clipboardData?.getData('text/plain').split('\n') ?? [];
    rows.forEach((row, down) =>
      row.split('\t').forEach((text, right) => {
        const input = cellsOf(below(start, down))[place(start) + right];
        if (input === undefined) return;
        input.value = text;
        commit(input);
      }),
    );
    show();
  });
});

const element = (selector: string) => document.querySelector(selector) as HTMLElement;
const cellsOf = (input: Element | null | undefined) => [
  ...(input?.closest('tr')?.querySelectorAll('input') ?? []),
];
const place = (input: HTMLInputElement) => cellsOf(input).indexOf(input);

function below(input: HTMLInputElement, rows: number): HTMLInputElement | undefined {
  let row = input.closest('tr');
  for (let down = 0; down < rows; down += 1) row = row?.nextElementSibling as HTMLTableRowElement | null;
  return cellsOf(row?.querySelector('input'))[place(input)];
}

function card(garment: Garment, totals: OrderTotals): string {
  const { generic, number, name, drop, composition, sizes, colors, wh_price, rt_price } = garment;
  const rows = colors.map((color) => {
    const cells = sizes.map((size) => {
      const sku = generic + color.number + size;
      const label = `${name} ${number}, ${color.name}, ${size}, 500 in stock`;
      return `<td><input data-sku="${sku}" inputmode="numeric" aria-label="${label}" value="${totals.quantity(sku) || ''}"></td>`;
    });
    return `<tr><th><img loading="lazy" width="14" height="14" src="${pictureUrl(generic, color.number)}" alt=""> ${color.name}</th>${cells.join('')}</tr>`;
  });
  const heads = sizes.map((size) => `<th>${size}</th>`).join('');
  return `<article class="card"><img loading="lazy" width="140" height="191" src="${pictureUrl(generic)}" alt="">
    <div><p>${number} ${drop}</p><h2>${name}</h2><p>${composition}</p><p>${money.format(wh_price)} ${money.format(rt_price)}</p><p id="${generic}">${totals.garmentText(generic)}</p>
    <table><tr><th></th>${heads}</tr>${rows.join('')}</table></div></article>`;
}
