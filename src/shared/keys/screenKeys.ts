import { matchPath } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { type Message, message } from '../../domain/language/message';

/** Shortcuts and their descriptions. */
type Keys = readonly (readonly [keys: string | Message, meaning: Message])[];

/** The keys of every page. */
const everywhere: Keys = [
  ['Ctrl+K, /', message('finds orders, customers, catalogs, garments and pages')],
  ['?', message('shows these keys; in a field, types the character')],
  ['Escape', message('closes the dialog or menu in front')],
];

/** The keys of the line sheet; docs/KEYBOARD.md compares them with those of spreadsheets. */
export const sheetKeys: Keys = [
  ['Arrows', message('to the next cell, size, color or garment')],
  ['Tab, Shift+Tab', message('to the next cell, and back; inside a selection while there is one')],
  [
    'Enter, Shift+Enter',
    message('down, up; after Tabs, below the cell that they began at; inside a selection'),
  ],
  ['Home, End', message('to the first, the last size')],
  ['Ctrl+Home, Ctrl+End', message('to the first, the last cell')],
  ['Ctrl+Arrows', message('to the edge of the filled cells, or to the next filled one')],
  ['PageDown, PageUp', message('a screen down, up')],
  [
    'Alt+PageDown, Alt+PageUp',
    message('to the next, the previous garment with quantities; from the last to the first'),
  ],
  [message('Digits'), message('replace the quantity')],
  ['F2', message('puts the caret into the cell, to change its number; so does a double click')],
  ['Delete', message('removes the quantities of the selected cells')],
  ['Escape', message('undoes typing; then clears the selection')],
  ['F6', message('to these tools, and back to the cell')],
  ['Alt+Down', message('to the note at a cell; Escape returns to the cell')],
  [
    'Shift+Arrows, Shift+Home, Shift+End',
    message('select several cells; so does dragging, or a click with Shift'),
  ],
  [
    'Ctrl+Shift+Arrows, Ctrl+Shift+Home, Ctrl+Shift+End',
    message('extend the selection as far as Ctrl and the key move'),
  ],
  ['Shift+PageDown, Shift+PageUp', message('select a screen further')],
  ['Shift+Space', message('selects the color’s row')],
  ['Ctrl+Space', message('selects the size’s column of the garment; so does a click on its heading')],
  ['Ctrl+A', message('selects the garment; pressed again, all garments')],
  ['Ctrl+D', message('fills down: the first selected row into the others, or the cell above into this one')],
  [
    'Ctrl+R',
    message('fills right: the first selected size into the others, or the one before into this one'),
  ],
  ['Ctrl+Enter', message('enters what is typed into all selected cells')],
  ['Alt+Enter', message('opens the size runs: quantities for several sizes at once')],
  ['Space', message('marks the size as wanted; the color, when its row is selected')],
  ['Ctrl+C, Ctrl+X, Ctrl+V', message('copy, cut and paste cells, also from and to a spreadsheet')],
  ['Ctrl+Z, Ctrl+Shift+Z', message('undo, redo')],
  ['Ctrl+S', message('saves at once')],
];

const list: Keys = [
  [message('Enter on a title'), message('sorts by the column; again reverses the order')],
  [message('Enter on …'), message('opens the row’s menu; Arrows and Enter choose in it')],
];

const tickedList: Keys = [
  ['Space', message('selects or deselects the row')],
  [message('Click with Shift'), message('selects all rows since the last one')],
  ...list,
];

const matrix: Keys = [
  ['Arrows', message('to the next customer or catalog')],
  ['Home, End', message('to the customer, to the last catalog')],
  ['Ctrl+Home, Ctrl+End', message('to the first, the last customer')],
  ['PageDown, PageUp', message('a screen down, up')],
  ['Space, Enter', message('switches the catalog for the customer')],
  ['Shift+Enter', message('switches all since the last one, as does a click with Shift')],
  ['Ctrl+Z', message('undoes the last change')],
];

const ofScreens: readonly (readonly [pattern: string, keys: Keys])[] = [
  [paths.lineSheet.pattern, sheetKeys],
  [paths.orderList.pattern, tickedList],
  [paths.customerList.pattern, tickedList],
  [paths.catalogList.pattern, list],
  [paths.catalogEnable.pattern, list],
  [paths.visibility.pattern, matrix],
];

/** The shortcuts of the page at a path, the global ones last. */
export function keysOf(pathname: string): Keys {
  const [, own = []] = ofScreens.find(([pattern]) => matchPath(pattern, pathname) !== null) ?? [];
  const ownKeys = new Set(own.map(([keys]) => keys));
  return [...own, ...everywhere.filter(([keys]) => !ownKeys.has(keys))];
}
