import * as React from 'react';

/**
 * Stops React's development build from recording a stack for each element, which takes a tenth of a page's test. React
 * itself stops after 10,000 per second.
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
