import { readInParts } from './readInParts';

/** A response that is received in chunks of this many bytes. */
function streamed(text: string, size = 50_000): Response {
  const bytes = new TextEncoder().encode(text);
  return new Response(
    new ReadableStream({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    }),
  );
}

const order = (id: number) => ({
  id: String(id),
  name: `A "quoted" \\ name, with ] and } and Größe 東京 ${id}`,
  customer: { addresses: [{ sap_id: '1' }], sales_organizations: [] },
  note: null,
  amount: id / 100,
});
const nested = [{ id: 'a' }, { id: 'b', parts: [{ id: '},{"id":' }, { id: 'c' }] }, { id: 'd' }];
const many = Array.from({ length: 6000 }, (_, id) => order(id));

it.each([
  ['a long list', { status: 'success', orders: many }],
  ['with a shorter list before it', { gone: ['1', '2'], orders: many, as_of: 'x' }],
  ['with another list after it', { orders: many, more: many.slice(0, 3000), last: true }],
  ['with lists of the same fields in it', { customers: many.map((one) => ({ ...one, parts: nested })) }],
  ['with fields in changing order', { orders: many.map((one, at) => (at % 2 ? { at, ...one } : one)) }],
  ['in a deeper object', { status: { orders: many }, a: 1 }],
  ['as the answer itself', many],
  ['of numbers', { numbers: Array.from({ length: 90_000 }, (_, n) => n) }],
  ['of one long element', { orders: [{ text: '"x'.repeat(300_000) }] }],
  ['nothing much', { status: 'success', orders: [] }],
])('reads %s like JSON.parse', async (_what, value) => {
  const text = JSON.stringify(value);
  for (const size of [50_000, 4_099, 10_000_000]) {
    const json = (await readInParts(streamed(text, size)))();
    // Much quicker than toEqual.
    expect(JSON.stringify(json) === text).toBe(true);
  }
});

it('reads a list that was written with spaces', async () => {
  const value = { status: 'success', orders: many };
  const json = (await readInParts(streamed(JSON.stringify(value, null, 2))))();
  expect(JSON.stringify(json) === JSON.stringify(value)).toBe(true);
});

it('reads an empty response as null', async () => {
  expect((await readInParts(new Response(null, { status: 204 })))()).toBeNull();
  expect((await readInParts(new Response('')))()).toBeNull();
});

it.each([
  ['cut off', (text: string) => text.slice(0, -400_000)],
  ['broken in the middle', (text: string) => text.replace('"id":"3000"', '"id":3000"')],
  ['broken at the end', (text: string) => `${text}}`],
])('refuses a list that is %s', async (_what, spoil) => {
  const json = await readInParts(streamed(spoil(JSON.stringify({ status: 'success', orders: many }))));
  expect(json).toThrow(SyntaxError);
});

it('fails when the connection breaks', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('network')) });
  await expect(readInParts(new Response(body))).rejects.toThrow('network');
});

describe('streamed rows', () => {
  const text = JSON.stringify({ status: 'success', orders: many });

  it('are reported as a growing prefix of the list', async () => {
    const reported: (readonly unknown[])[] = [];
    let clock = 0;
    const spy = jest.spyOn(performance, 'now').mockImplementation(() => (clock += 1100));
    const json = (await readInParts(streamed(text), (items) => reported.push(items)))();
    spy.mockRestore();
    const counts = reported.map(({ length }) => length);
    expect(counts.length).toBeGreaterThan(3);
    expect(counts[0]).toBeLessThan(500);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    for (const items of reported) expect(items).toEqual(many.slice(0, items.length));
    // The same objects as in the complete list.
    expect(reported[0]?.[0]).toBe(Reflect.get(Object(json), 'orders')[0]);
  });

  it('are not reported too often', async () => {
    const onRows = jest.fn();
    await readInParts(streamed(text, 1000), onRows);
    expect(onRows.mock.calls.length).toBeLessThan(10);
  });

  it('are not reported for a short response', async () => {
    const onRows = jest.fn();
    await readInParts(streamed(JSON.stringify({ orders: many.slice(0, 20) })), onRows);
    expect(onRows).not.toHaveBeenCalled();
  });
});
