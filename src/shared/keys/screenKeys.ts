import { matchPath } from 'react-router-dom';
import { paths } from '../../lib/paths';

/** Shortcuts and their descriptions. */
type Keys = readonly (readonly [keys: string, meaning: string])[];

/** The keys of every page. */
const everywhere: Keys = [
  ['Ctrl+K, /', 'finds orders, customers, catalogs, garments and pages'],
  ['?', 'shows these keys; in a field, types the character'],
  ['Escape', 'closes the dialog or menu in front'],
];

/** The keys of the line sheet; docs/KEYBOARD.md compares them with those of spreadsheets. */
export const sheetKeys: Keys = [
  ['Arrows', 'to the next cell, size, color or garment'],
  ['Tab, Shift+Tab', 'to the next cell, and back; inside a selection while there is one'],
  ['Enter, Shift+Enter', 'down, up; after Tabs, below the cell that they began at; inside a selection'],
  ['Home, End', 'to the first, the last size'],
  ['Ctrl+Home, Ctrl+End', 'to the first, the last cell'],
  ['Ctrl+Arrows', 'to the edge of the filled cells, or to the next filled one'],
  ['PageDown, PageUp', 'a screen down, up'],
  [
    'Alt+PageDown, Alt+PageUp',
    'to the next, the previous garment with quantities; from the last to the first',
  ],
  ['Digits', 'replace the quantity'],
  ['F2', 'puts the caret into the cell, to change its number; so does a double click'],
  ['Delete', 'removes the quantities of the selected cells'],
  ['Escape', 'undoes typing; then clears the selection'],
  ['F6', 'to these tools, and back to the cell'],
  ['Alt+Down', 'to the note at a cell; Escape returns to the cell'],
  ['Shift+Arrows, Shift+Home, Shift+End', 'select several cells; so does dragging, or a click with Shift'],
  [
    'Ctrl+Shift+Arrows, Ctrl+Shift+Home, Ctrl+Shift+End',
    'extend the selection as far as Ctrl and the key move',
  ],
  ['Shift+PageDown, Shift+PageUp', 'select a screen further'],
  ['Shift+Space', 'selects the color’s row'],
  ['Ctrl+Space', 'selects the size’s column of the garment; so does a click on its heading'],
  ['Ctrl+A', 'selects the garment; pressed again, all garments'],
  ['Ctrl+D', 'fills down: the first selected row into the others, or the cell above into this one'],
  ['Ctrl+R', 'fills right: the first selected size into the others, or the one before into this one'],
  ['Ctrl+Enter', 'enters what is typed into all selected cells'],
  ['Alt+Enter', 'opens the size runs: quantities for several sizes at once'],
  ['Space', 'marks the size as wanted; the color, when its row is selected'],
  ['Ctrl+C, Ctrl+X, Ctrl+V', 'copy, cut and paste cells, also from and to a spreadsheet'],
  ['Ctrl+Z, Ctrl+Shift+Z', 'undo, redo'],
  ['Ctrl+S', 'saves at once'],
];

const list: Keys = [
  ['Enter on a title', 'sorts by the column; again reverses the order'],
  ['Enter on …', 'opens the row’s menu; Arrows and Enter choose in it'],
];

const tickedList: Keys = [
  ['Space', 'selects or deselects the row'],
  ['Click with Shift', 'selects all rows since the last one'],
  ...list,
];

const matrix: Keys = [
  ['Arrows', 'to the next customer or catalog'],
  ['Home, End', 'to the customer, to the last catalog'],
  ['Ctrl+Home, Ctrl+End', 'to the first, the last customer'],
  ['PageDown, PageUp', 'a screen down, up'],
  ['Space, Enter', 'switches the catalog for the customer'],
  ['Shift+Enter', 'switches all since the last one, as does a click with Shift'],
  ['Ctrl+Z', 'undoes the last change'],
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
