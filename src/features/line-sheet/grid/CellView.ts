import { type ComponentType, createContext, type RefObject } from 'react';
import { type Message, message } from '../../../domain/language/message';
import type { Translate } from '../../../domain/language/wording';
import type { fulfillmentNumbers } from '../../../domain/orders/fulfillment';
import type { GroupedLines } from '../../../domain/orders/lines';
import type { SavedPrices, Totals } from '../../../domain/orders/totals';

/** What the cells of a sent order show. */
export type CellNumber = keyof typeof fulfillmentNumbers;

/** What the cells of a sent order show: a number, what its customer proposes, or what has changed since a version. */
export type ShownCells = CellNumber | 'proposed' | Since;
type Since = `since-${number}`;

/** Whether cells show what has changed since a version. */
export const isSince = (shown: ShownCells): shown is Since => shown.startsWith('since-');

/** That version. */
export const versionIn = (shown: Since): number => Number(shown.slice('since-'.length));

/** The name of what has changed since a version. */
export const sinceText = (version: number): Message =>
  message('Changes since version {version, number}', { version });

/** Cells that show another number than the ordered one. Its code loads when it is chosen. */
export interface CellView {
  readonly name: Message;
  /** What the cells show; without zeros. */
  readonly lines: GroupedLines;
  /** Makes lines count at the price of their orders, as `addLines` takes it. */
  readonly prices: SavedPrices;
  readonly totals: Totals;
  /** The total pieces in words. */
  readonly totalText: Message;
  /** The skus that are ordered, confirmed or shipped: their cells are `Cell`. */
  readonly skus: { readonly has: (sku: string) => boolean };
  readonly generics: ReadonlySet<string>;
  /** Of a view of changes, the garments that have any: 'Only changed' shows these. */
  readonly changed?: ReadonlySet<string>;
  /** Of a view of changes, what its cells with two numbers mean. */
  readonly meaning?: Message;
  /** Names the skus without a cell, as they have left the catalog; null without any. */
  readonly withoutCell: Message | null;
  readonly Cell: ComponentType<ViewedCellProps>;
  readonly Note: ComponentType<ViewedNoteProps>;
}

export interface ViewedCellProps {
  t: Translate;
  sku: string;
  /** Garment, color and size. */
  label: string;
  isWanted: boolean;
}

/** What the cells of a sent order can show besides what is ordered. */
export interface OfferedCells {
  /** Whether that is what is confirmed, shipped and to come. */
  readonly hasFulfillment: boolean;
  readonly hasProposal: boolean;
  /** The versions since which they can show what has changed. */
  readonly versions: readonly number[];
}

export interface ViewedNoteProps {
  root: RefObject<HTMLElement | null>;
  /** Holds the note on narrow windows. */
  bar: HTMLElement | null;
}

/** The chosen view; null while cells show what is ordered. */
export const CellViewContext = createContext<CellView | null>(null);
