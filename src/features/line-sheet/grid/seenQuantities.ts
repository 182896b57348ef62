/** The stored quantity that each cell has shown last: while it is typed in, somebody else may change what is stored. */
export const seenQuantities = new WeakMap<HTMLInputElement, number>();
