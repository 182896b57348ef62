import { type Message, message } from '../../../../src/domain/language/message';
import { isolated } from '../../../../src/domain/text/isolated';
import { sapStatus } from '../../../../src/domain/orders/statuses';
import { chargesOf } from '../charges';
import type { Brand, OrderDocument } from '../content';
import { coverFacts } from '../orderFacts';
import { loadLogo } from '../pictures';
import type { OrderHead } from '../queries';
import { beside, type Texts } from '../texts';
import { CarryOver } from './CarryOver';
import { palette, PageCanvas } from './PageCanvas';

/** The content of a document's cover. */
interface Cover {
  brand: Brand;
  /** What kind of document it is. */
  kind: string;
  title: string;
  facts: { label: string; lines: string[] }[];
  /** The key figures; the last one matters most. */
  figures: { label: string; value: string }[];
}

type OrderOfBrand = Pick<OrderDocument, 'brand' | 'head' | 'papers'>;

/** Begins an order's document with its cover; `letters` contains every character that will be written. */
export async function beginOrder(
  texts: Texts,
  kindOfOrder: Message,
  { brand, head, papers }: OrderOfBrand,
  totals: { styles: number; pieces: number; cents: number },
  letters: string,
): Promise<PageCanvas> {
  const { t, count, money } = texts;
  const kind = t(kindOfOrder);
  const cover = {
    brand,
    kind,
    title: head.name,
    facts: coverFacts(texts, { brand, head, papers }),
    figures: [
      { label: t('Styles'), value: count(totals.styles) },
      { label: t('Pieces'), value: count(totals.pieces) },
      { label: t('Total'), value: money(totals.cents, head.currency) },
      ...chargesOf(texts, papers, totals.cents, head.currency)
        .slice(-1)
        .map(({ label, cents }) => ({ label, value: money(cents, head.currency) })),
    ],
  };
  const canvas = await beginDocument(
    texts,
    t('{document} {name}', { document: kind, name: isolated(head.name) }),
    cover,
    letters,
  );
  canvas.carryOver = new CarryOver(texts, head.currency);
  if (head.note !== '') drawNote(canvas, head.note);
  return canvas;
}

const noteTextStyle = { size: 8.5, leading: 12 };

/** Draws the order's note over the full width, below the figures. */
function drawNote(canvas: PageCanvas, note: string): void {
  const { left, width } = canvas.page;
  canvas.structure.within('P', () => {
    canvas.text(canvas.texts.t('Note'), left, canvas.y + 6, width, { size: 7, color: palette.soft });
    canvas.y += 12;
    for (const paragraph of note.split(/\r?\n/))
      canvas.flow(canvas.wrap(paragraph, width, noteTextStyle), noteTextStyle);
  });
  canvas.y += 10;
}

/** The kind of order, as the heading of its documents says it; what has not been sent is a draft. */
export function orderKind({ catalog_type, sap_status }: OrderHead): Message {
  const isOpen = sap_status === sapStatus.open;
  if (catalog_type === 'return') return isOpen ? message('Return order draft') : message('Return order');
  return isOpen ? message('Order draft') : message('Order');
}

/** What the confirmation of an order is called; before it has been sent, it is none. */
export const confirmationKind = (head: OrderHead): Message =>
  head.sap_status === sapStatus.open ? orderKind(head) : message('Order confirmation');

/** The footer of each page of an order's documents. */
export const orderFoot = ({ t }: Texts, { brand, head }: Pick<OrderOfBrand, 'brand' | 'head'>) =>
  beside([brand.name, t('Order {id}', { id: head.id }), head.name, head.customer_name]);

const columns = 3;
const gap = 18;

/** Begins a document with its cover; `letters` contains every character that will be written. */
export async function beginDocument(
  texts: Texts,
  title: string,
  cover: Cover,
  letters: string,
): Promise<PageCanvas> {
  const { name, paper } = cover.brand;
  const canvas = await PageCanvas.begin({ texts, title, author: name, letters, paper });
  await drawCover(canvas, cover);
  return canvas;
}

/**
 * Draws the block at the top of the first page: the brand, the kind of document, who it is for, and the key figures.
 */
async function drawCover(canvas: PageCanvas, cover: Cover): Promise<void> {
  const top = canvas.y;
  const { left, width } = canvas.page;
  const logo = await loadLogo(cover.brand.logo);
  const brandBottom = drawBrand(canvas, cover.brand, logo, top, width / 2 - gap);
  const column = [left + width / 2, width / 2] as const;
  const textStyle = { size: 15, weight: 'semibold', align: 'right' } as const;
  const title = canvas.wrap(cover.title, width / 2, textStyle);
  const kind = { size: 8, weight: 'semibold', color: palette.accent, align: 'right' } as const;
  canvas.structure.within('H1', () => {
    canvas.text(cover.kind.toLocaleUpperCase(canvas.texts.language), column[0], top + 9, column[1], kind);
    canvas.lines(title, column[0], top + 27, column[1], { ...textStyle, leading: 19 });
  });
  canvas.y = Math.max(brandBottom, top + 27 + title.length * 19) + 4;
  canvas.rule(left, canvas.y, width, palette.accent, 1.2);
  canvas.y += 14;
  drawFacts(canvas, cover.facts);
  if (cover.figures.length > 0) drawFigures(canvas, cover.figures);
}

function drawBrand(canvas: PageCanvas, brand: Brand, logo: Buffer | null, top: number, half: number): number {
  const { left } = canvas.page;
  const { t } = canvas.texts;
  let y = top;
  if (logo !== null) {
    const draw = () => canvas.structure.mark(() => canvas.image(logo, left, top, half, { fit: [half, 40] }));
    canvas.structure.within('Figure', draw, {
      alt: brand.name || t('Logo'),
      bbox: canvas.bbox(left, top, half, 40),
    });
    y += 50;
  } else if (brand.name !== '') {
    const textStyle = { size: 19, weight: 'semibold', leading: 24 } as const;
    const name = canvas.wrap(brand.name, half, textStyle);
    canvas.structure.within('P', () => canvas.lines(name, left, top + 15, half, textStyle));
    y += 5 + name.length * textStyle.leading;
  }
  const facts = [
    brand.phone === '' ? '' : t('Phone {phone}', { phone: brand.phone }),
    brand.vatId === '' ? '' : t('VAT ID {id}', { id: brand.vatId }),
    brand.register,
    ...brand.bank,
  ].filter((fact) => fact !== '');
  const small = { size: 7.5, color: palette.soft, leading: 10.5 };
  const lines = [...(logo === null ? [] : [brand.name]), ...brand.address, ...facts].flatMap((line) =>
    canvas.wrap(line, half, small),
  );
  canvas.structure.within('P', () => canvas.lines(lines, left, y + 4, half, small));
  return y + lines.length * 10.5;
}

function drawFacts(canvas: PageCanvas, facts: Cover['facts']): void {
  const { left, width } = canvas.page;
  const factWidth = (width - gap * (columns - 1)) / columns;
  for (let first = 0; first < facts.length; first += columns) {
    const row = facts.slice(first, first + columns);
    const wrapped = row.map(({ lines }) =>
      lines.flatMap((line) => canvas.wrap(line, factWidth, { size: 9 })),
    );
    for (const [n, { label }] of row.entries()) {
      const x = left + n * (factWidth + gap);
      canvas.structure.within('P', () => {
        canvas.text(label, x, canvas.y + 6, factWidth, { size: 7, color: palette.soft });
        canvas.lines(wrapped[n] ?? [], x, canvas.y + 18, factWidth, { size: 9, leading: 12 });
      });
    }
    canvas.y += 20 + Math.max(1, ...wrapped.map((lines) => lines.length)) * 12;
  }
}

function drawFigures(canvas: PageCanvas, figures: Cover['figures']): void {
  const { left, width } = canvas.page;
  const height = 42;
  canvas.box(left, canvas.y, width, height, palette.tint);
  const each = (width - 24) / figures.length;
  for (const [n, { label, value }] of figures.entries()) {
    const isLast = n === figures.length - 1;
    const align = isLast ? 'right' : 'left';
    const x = left + 12 + n * each;
    const color = isLast ? palette.accent : palette.ink;
    canvas.structure.within('P', () => {
      canvas.text(label, x, canvas.y + 14, each - 6, { size: 7, color: palette.soft, align });
      canvas.figure(value, x, canvas.y + 32, each - 6, { size: 15, weight: 'semibold', align, color });
    });
  }
  canvas.y += height + 16;
}
