import type { Random } from '../random';
import { repositionDrops } from './data/garments.json';
import { poundsPerEuro } from './data/prices.json';
import { eanOf } from './eans';
import { type Design, designLine, Generics, roundPrice } from './designs';
import { shareOut } from './kinds';
import { colorOf } from './palette';
import { type AssortmentRows, type CatalogRow, emptyAssortment } from './rows';
import { daysFrom, deliveryOf, planCatalogs, type PlannedCatalog } from './seasons';

/** The invented brand. */
export const brandName = 'Maren Vale';

/** The brand's catalogs with everything in them. */
export function buildAssortment(
  { garments: total, now }: { garments: number; now: Date },
  random: Random,
): AssortmentRows {
  const plan = planCatalogs(now);
  const counts = shareOut(
    total,
    plan.map(({ share }) => share),
  );
  const generics = new Generics();
  const designs = new Map<string, Design[]>();
  const rows = emptyAssortment();
  plan.forEach((planned, index) => {
    const count = counts[index] ?? 0;
    const half = planned.season.startsWith('SS') ? 'SS' : 'AW';
    const made =
      planned.line === null
        ? random.sample(
            planned.from.flatMap((name) => designs.get(name) ?? []),
            count,
          )
        : designLine({ line: planned.line, half, count }, generics, random);
    designs.set(planned.name, made);
    const catalog = catalogRow(planned, index + 1, now, random);
    rows.catalogs.push(catalog);
    for (const design of made) addGarment(rows, catalog, inCatalog(design, planned, random));
  });
  rows.skus = rows.skus.map((row) => ({ ...row, ean: eanOf(row.sku) }));
  const uniqueDesigns = [...new Set([...designs.values()].flat())];
  rows.extraPictures.push(...uniqueDesigns.flatMap(picturesOf));
  const restocked = plan.filter(({ type }) => type === 'repo').flatMap(({ name }) => designs.get(name) ?? []);
  for (const design of new Set(restocked)) rows.stocks.push(...stockOf(design, now, random));
  return rows;
}

/** The row of a catalog; an older one was created earlier. */
export function catalogRow(
  planned: Pick<PlannedCatalog, 'name' | 'season' | 'age' | 'type' | 'currency'>,
  id: number,
  now: Date,
  random: Random,
): CatalogRow {
  const createdAt = daysFrom(now, -(95 + (3 - planned.age) * 95) - random.int(0, 12));
  return {
    id,
    name: planned.name,
    brand: brandName,
    season: planned.season,
    catalogType: planned.type,
    drop: planned.type === 'initial' ? 'Drop 1' : '',
    serviceDate: planned.type === 'initial' ? deliveryOf(planned.season) : null,
    isCurrent: planned.age >= 2,
    wlsEnabled: true,
    lsEnabled: planned.type !== 'return',
    currency: planned.currency,
    nameLanguages: [],
    createdAt,
    updatedAt: daysFrom(createdAt, random.int(1, 30)),
    archivedAt: null,
  };
}

/** Adapts a design to a catalog: own drops for a reposition, pounds in the United Kingdom. */
function inCatalog(
  design: Design,
  planned: PlannedCatalog,
  random: Random,
): Design & { withStocks: boolean } {
  const withStocks = planned.type === 'repo';
  const drop = withStocks ? random.pick(repositionDrops) : design.drop;
  if (planned.currency === 'EUR') return { ...design, drop, withStocks };
  const inPounds = <Price extends { wholesale: number; retail: number }>(price: Price): Price => ({
    ...price,
    wholesale: roundPrice(Math.round(price.wholesale * poundsPerEuro)),
    retail: roundPrice(Math.round(price.retail * poundsPerEuro)),
  });
  return { ...inPounds(design), priceLists: design.priceLists.map(inPounds), drop, withStocks };
}

/** Adds a garment with colors, prices and skus without EANs to a catalog; ids continue from the last one. */
export function addGarment(
  rows: AssortmentRows,
  catalog: CatalogRow,
  design: Design & { withStocks: boolean },
): void {
  const { generic, sizes, colors, gaps } = design;
  const garmentId = (rows.garments.at(-1)?.id ?? 0) + 1;
  rows.garments.push({
    id: garmentId,
    catalogId: catalog.id,
    generic,
    number: design.number,
    styleCode: '',
    name: design.name,
    names: {},
    drop: design.drop,
    collection: design.collection,
    madeIn: design.madeIn,
    description: design.description,
    composition: design.composition,
    largeDescription: design.largeDescription,
    whPriceCents: design.wholesale,
    rtPriceCents: design.retail,
    withStocks: design.withStocks,
    minQuantity: 0,
    multiple: 0,
    sizes: [...sizes],
    removedAt: null,
  });
  for (const { pricelist, wholesale, retail } of design.priceLists) {
    rows.garmentPrices.push({ garmentId, pricelist, whPriceCents: wholesale, rtPriceCents: retail });
  }
  let skuId = rows.skus.at(-1)?.id ?? 0;
  colors.forEach((color, position) => {
    const { name } = colorOf(color);
    rows.garmentColors.push({ garmentId, number: color, name, names: {}, code: '', position });
    for (const size of sizes) {
      if (gaps.has(`${color}${size}`)) continue;
      skuId += 1;
      rows.skus.push({
        id: skuId,
        garmentId,
        catalogId: catalog.id,
        sku: `${generic}${color}${size}`,
        color,
        size,
        ean: null,
        ownSku: null,
        removedAt: null,
      });
    }
  });
}

/** The extra pictures of a design. */
export const picturesOf = ({ generic, pictures }: Design) =>
  pictures.map((picture) => ({ generic, ...picture }));

/** The stock of a design in the two warehouses: much, little or nothing of each size. */
function stockOf({ generic, sizes, colors, gaps }: Design, now: Date, random: Random) {
  const updatedAt = daysFrom(now, -random.next());
  const cells = colors.flatMap((color) =>
    sizes.filter((size) => !gaps.has(`${color}${size}`)).map((size) => color + size),
  );
  return cells.flatMap((cell) => {
    const sku = `${generic}${cell}`;
    const main = random.weighted([
      [0, 14],
      [random.int(1, 6), 26],
      [random.int(8, 120), 60],
    ]);
    const second = random.weighted([
      [null, 35],
      [0, 20],
      [random.int(1, 30), 45],
    ]);
    return [
      { sku, warehouse: '0001', quantity: main, updatedAt },
      ...(second === null ? [] : [{ sku, warehouse: '0002', quantity: second, updatedAt }]),
    ];
  });
}
