import * as React from 'react';

/**
 * Makes React's development build record no stack for each element that it creates: a tenth of the time of a page's
 * test, for a part of warnings that no test reads. React itself stops once it has recorded 10,000 in a second.
 */
export function recordNoOwnerStacks(): void {
  const internals: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals)) {
    throw new Error('This version of React counts its stacks elsewhere.');
  }
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {},
  });
}
