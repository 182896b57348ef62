import { configure, getConfig } from '@testing-library/react';

/**
 * Omits the page's HTML from the errors of failed queries during `waitFor` and `findBy…`: serializing it at each poll
 * is slow. The last error has it when the wait times out.
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

/** A Testing Library setting that is missing in its types. */
const isWaiting = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
