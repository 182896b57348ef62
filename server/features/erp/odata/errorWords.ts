const longest = 2000;

/**
 * The ERP's own words of an OData error body: the first message, then what its details add to it; '' for a body that
 * is none.
 */
export function errorWords(body: unknown): string {
  const error = at(body, 'error');
  const details = at(error, 'innererror', 'errordetails');
  const others = Array.isArray(details)
    ? details.filter((detail) => at(detail, 'severity') !== 'info').map((detail) => at(detail, 'message'))
    : [];
  const words = [at(error, 'message', 'value'), ...others].flatMap((part) =>
    typeof part === 'string' && part.trim() !== '' ? [part.replaceAll('\0', '').trim()] : [],
  );
  return [...new Set(words)].join(' ').slice(0, longest);
}

/** The value at a path of an object that came over the wire, or undefined. */
export function at(value: unknown, ...path: string[]): unknown {
  let found = value;
  for (const name of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined;
    found = Reflect.get(found, name);
  }
  return found;
}
