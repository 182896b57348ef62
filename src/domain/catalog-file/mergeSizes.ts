/**
 * The sizes of a garment after a file named some of them, in the order in which they are shown. A file that names all
 * that were there says the order; otherwise a new size stands before the one that follows it in the file, or last.
 */
export function mergeSizes(known: readonly string[], given: readonly string[]): string[] {
  if (known.every((size) => given.includes(size))) return [...given];
  const merged = [...known];
  // From the end, so that the size which follows is in its place already.
  for (const [index, size] of [...given.entries()].reverse()) {
    if (merged.includes(size)) continue;
    const next = given.slice(index + 1).find((one) => merged.includes(one));
    merged.splice(next === undefined ? merged.length : merged.indexOf(next), 0, size);
  }
  return merged;
}
