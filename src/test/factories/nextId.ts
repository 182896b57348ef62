let last = 100;

/** An id that no other built thing of this test file has. */
export function nextId(): string {
  last += 1;
  return String(last);
}
