import type { PageKey } from '../domain/access/pageRules';
import { type WordsPart, wordsParts } from '../domain/language/parts';

/** The pages that need the words of a part besides those of all pages. */
const pagesOf: Partial<Record<WordsPart, readonly PageKey[]>> = {
  orders: ['orderList', 'newOrder', 'newOrderFor'],
  sheet: ['lineSheet'],
  catalogs: [
    ...(['visibility', 'catalogList', 'catalogPreview', 'catalogAbout', 'catalogUpload'] as const),
    ...(['catalogReupload', 'catalogEnable', 'catalogBatch', 'catalogImages'] as const),
  ],
  customers: ['newOrderLink', 'customerList', 'userDetail', 'addCustomer', 'bulkAdd', 'deletedUsers'],
  figures: ['overview', 'garment'],
  profile: ['profile'],
  files: [
    ...(['catalogPreview', 'catalogAbout', 'catalogUpload', 'catalogReupload', 'catalogBatch'] as const),
    ...(['catalogImages', 'bulkAdd', 'management', 'prepareFile', 'preparePictures'] as const),
  ],
};

/** The pages that people wait for most: the words of their dialogs come when they are opened (`withWords`). */
const opensDialogsLater = new Set<PageKey>(['orderList', 'lineSheet']);

/** The parts whose words a page waits for, besides those of all pages. */
export const wordsOf = (page: PageKey): readonly WordsPart[] =>
  wordsParts.filter((part) =>
    part === 'dialogs' ? !opensDialogsLater.has(page) : pagesOf[part]?.includes(page) === true,
  );
