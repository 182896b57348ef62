/** Epoch seconds of the wire as a table's date; null unsets it, and what is left out stays left out. */
export const toDate = (seconds: number | null | undefined) =>
  typeof seconds === 'number' ? new Date(seconds * 1000) : seconds;
