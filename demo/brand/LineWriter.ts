import type { Random } from '../random';
import { groupBy } from './groupBy';
import type { AssortmentRows, CatalogRow, GarmentRow, OrderLineRow, SkuRow, UserRow } from './rows';

/** The content of an order: `garments` of a catalog and, if `short`, more of something than is in stock. */
export interface LineWish {
  orderId: number;
  catalog: CatalogRow;
  customer: UserRow;
  garments: number;
  short: boolean;
}

/** Writes order lines: what a shop buys, at the prices of its price list. */
export class LineWriter {
  private readonly skusByGarment: Map<number, SkuRow[]>;
  private readonly garmentsByCatalog: Map<number, GarmentRow[]>;
  private readonly listPrices: Map<string, number | null>;
  private readonly stock: Map<string, number>;

  constructor(
    assortment: AssortmentRows,
    private readonly random: Random,
  ) {
    this.skusByGarment = groupBy(assortment.skus, ({ garmentId }) => garmentId);
    this.garmentsByCatalog = groupBy(assortment.garments, ({ catalogId }) => catalogId);
    this.listPrices = new Map(
      assortment.garmentPrices.map((row) => [`${row.garmentId} ${row.pricelist}`, row.whPriceCents]),
    );
    this.stock = new Map(assortment.stocks.map((row) => [`${row.sku} ${row.warehouse}`, row.quantity]));
  }

  linesOf({ orderId, catalog, customer, garments, short }: LineWish): OrderLineRow[] {
    let isToBeShort = short;
    return this.random.sample(this.garmentsByCatalog.get(catalog.id) ?? [], garments).flatMap((garment) => {
      const whPriceCents = this.listPrices.get(`${garment.id} ${customer.pricelist}`) ?? garment.whPriceCents;
      return this.someColorsOf(garment).flatMap((cell) => {
        const stock = garment.withStocks ? this.stockOf(cell, customer) : Infinity;
        const wished = this.pieces(garment, cell);
        const isShort = isToBeShort && garment.withStocks;
        const quantity = isShort ? stock + this.random.int(1, 4) : Math.min(wished, stock);
        if (isShort) isToBeShort = false;
        return quantity > 0 ? [{ orderId, skuId: cell.id, quantity, whPriceCents }] : [];
      });
    });
  }

  /** Colors and sizes that the customer is unsure about, among colors that are not ordered. */
  wantedOf(catalog: CatalogRow, lines: readonly OrderLineRow[]): string[] {
    const { random } = this;
    const ordered = new Set(lines.map(({ skuId }) => skuId));
    const chosen = random.sample(this.garmentsByCatalog.get(catalog.id) ?? [], random.int(1, 4));
    return chosen.flatMap(({ id, generic }) => {
      const cells = this.skusByGarment.get(id) ?? [];
      const taken = new Set(cells.filter((cell) => ordered.has(cell.id)).map(({ color }) => color));
      const free = cells.filter(({ color }) => !taken.has(color));
      if (free.length === 0) return [];
      const { sku, color } = random.pick(free);
      return [random.chance(0.7) ? `${generic}${color}` : sku];
    });
  }

  private someColorsOf({ id }: GarmentRow): SkuRow[] {
    const cells = this.skusByGarment.get(id) ?? [];
    const count = this.random.weighted([
      [1, 5],
      [2, 4],
      [3, 1],
    ]);
    const colors = new Set(this.random.sample([...new Set(cells.map(({ color }) => color))], count));
    return cells.filter(({ color }) => colors.has(color));
  }

  private stockOf({ sku }: SkuRow, { warehouse }: UserRow): number {
    return this.stock.get(`${sku} ${warehouse}`) ?? 0;
  }

  /** More pieces of the middle sizes than of the outer ones. */
  private pieces({ sizes }: GarmentRow, { size }: SkuRow): number {
    const position = sizes.indexOf(size) / Math.max(1, sizes.length - 1);
    const share = Math.max(0.2, 1 - Math.abs(position - 0.45) * 1.3);
    return Math.round(this.random.int(0, 5) * share + this.random.next());
  }
}
