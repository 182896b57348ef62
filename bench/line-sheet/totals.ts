import type { Order } from '../../src/api';

/** The same totals as the app's, updated by the difference, for the other pages. */
export class OrderTotals {
  private readonly prices = new Map<string, number>();
  private readonly drops = new Map<string, string>();
  private readonly quantities = new Map<string, number>();
  private readonly byDrop = new Map<string, number>();
  private readonly byGarment = new Map<string, number>();
  private pieces = 0;
  private amount = 0;

  constructor(order: Order) {
    for (const { generic, wh_price, drop } of order.garments) {
      this.prices.set(generic, wh_price);
      this.drops.set(generic, drop);
    }
    for (const lines of Object.values(order.lines)) {
      for (const [sku, quantity] of Object.entries(lines)) this.set(sku, quantity);
    }
  }

  quantity(sku: string): number {
    return this.quantities.get(sku) ?? 0;
  }

  set(sku: string, quantity: number): void {
    const generic = sku.slice(0, 6);
    const more = quantity - this.quantity(sku);
    const amount = more * (this.prices.get(generic) ?? 0);
    this.quantities.set(sku, quantity);
    this.pieces += more;
    this.amount += amount;
    const drop = this.drops.get(generic) ?? '';
    this.byDrop.set(drop, (this.byDrop.get(drop) ?? 0) + amount);
    this.byGarment.set(generic, (this.byGarment.get(generic) ?? 0) + more);
  }

  garmentText(generic: string): string {
    const pieces = this.byGarment.get(generic) ?? 0;
    return pieces === 0 ? '' : `${pieces} pieces ${money.format(pieces * (this.prices.get(generic) ?? 0))}`;
  }

  text(): string {
    const drops = [...this.byDrop].map(([drop, amount]) => `${drop} ${money.format(amount)}`);
    return [`${this.pieces} pieces ${money.format(this.amount)}`, ...drops].join(' · ');
  }
}

/** An amount of money, formatted the same on every page. */
export const money = new Intl.NumberFormat(undefined, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** The order that every page shows. */
export async function fetchOrder(): Promise<Order> {
  const response = await fetch('/api/order/get_wls/1');
  return (await response.json()) as Order;
}

/** The address of a garment's picture, or of the swatch of one of its colors. */
export const pictureUrl = (generic: string, color?: string) =>
  color === undefined ? `/images/thumbnails/${generic}.jpg` : `/images/colors/${generic}_${color}.jpg`;
