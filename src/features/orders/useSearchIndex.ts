import { useEffect } from 'react';
import type { OrderSummary } from '../../api';
import { searchText } from './orderTexts';

/** So many texts take a few milliseconds: between two batches the page can paint and take keys. */
const batch = 500;

/** Makes the texts to search in before anybody types, a few at a time. */
export function useSearchIndex(orders: readonly OrderSummary[]): void {
  useEffect(
    function indexInTheBackground() {
      let next = 0;
      let timer = setTimeout(indexBatch);
      function indexBatch() {
        orders.slice(next, next + batch).forEach(searchText);
        next += batch;
        if (next < orders.length) timer = setTimeout(indexBatch);
      }
      return () => clearTimeout(timer);
    },
    [orders],
  );
}
