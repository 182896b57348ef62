import { setImmediate } from 'node:timers/promises';

const itemsAtOnce = 50;

/** The JSON of a record, written in steps between which the host answers others: catalogs hold thousands of skus. */
export async function toJson(record: object): Promise<string> {
  const fields: string[] = [];
  for (const [name, value] of Object.entries(record)) {
    fields.push(
      `${JSON.stringify(name)}:${Array.isArray(value) ? await arrayToJson(value) : JSON.stringify(value)}`,
    );
  }
  return `{${fields.join(',')}}`;
}

async function arrayToJson(items: readonly unknown[]): Promise<string> {
  const slices: string[] = [];
  for (let first = 0; first < items.length; first += itemsAtOnce) {
    slices.push(JSON.stringify(items.slice(first, first + itemsAtOnce)).slice(1, -1));
    await setImmediate();
  }
  return `[${slices.join(',')}]`;
}
