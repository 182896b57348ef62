import type { Subject } from '../tools/watchPage';

/** A page that shows the sheet, and what can be measured on it. */
export interface Screen extends Subject {
  /** A cell in view, by the index of its garment. */
  cell: (garment: number) => string;
  /** Whether quantities can be typed. */
  edits: boolean;
  /** Whether a block can be pasted from the clipboard. */
  pastes: boolean;
  /** So slow that it is only opened, once. */
  opensOnce?: boolean;
}

const bySku = (garment: number) => `input[data-sku="W${String(garment).padStart(5, '0')}000XS"]`;
const total = `(document.querySelector('#total')?.textContent ?? '')`;

/** The app and the pages it is compared with. */
export const screens: Record<string, Screen> = {
  ours: {
    path: '/linesheet/1',
    signature: `(document.querySelector('[aria-label=Total]')?.textContent ?? '')`,
    scroller: 'html',
    cell: bySku,
    edits: true,
    pastes: true,
  },
  floor: {
    path: '/floor',
    signature: total,
    scroller: 'html',
    cell: bySku,
    edits: true,
    pastes: true,
  },
  canvas: {
    path: '/canvas',
    signature: total,
    scroller: '#sheet',
    cell: () => 'canvas',
    edits: false,
    pastes: false,
  },
  antd: {
    path: '/antd',
    signature: total,
    scroller: 'html',
    cell: bySku,
    edits: true,
    pastes: false,
    opensOnce: true,
  },
};
