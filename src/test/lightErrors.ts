import { configure, getConfig } from '@testing-library/react';

/**
 * Leaves the page's HTML out of what a query says while something is awaited: it would be written out at each look that
 * finds nothing yet. The last look's message gets it, if the wait ends in vain.
 */
export function printPageOnlyAtTheEnd(): void {
  const { getElementError } = getConfig();
  configure({
    getElementError: (message, container) => {
      if (!isWaiting()) return getElementError(message, container);
      const error = new Error(message ?? undefined);
      error.name = 'TestingLibraryElementError';
      return error;
    },
  });
}

/** Testing Library says so in a setting that its types leave out. */
const isWaiting = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
