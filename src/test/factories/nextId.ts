let last = 100;

/** An id that is unique within this test file. */
export function nextId(): string {
  last += 1;
  return String(last);
}
