import { gunzipSync } from 'node:zlib';
import { GzipChunk, PrecompressedJson } from './precompressedJson';

test.each([
  ['several chunks', ['{"a":[', '1,2,3'.repeat(5000), ']}']],
  ['one chunk', ['{}']],
  ['empty ones and text beyond ASCII', ['', '"Größe ', '', '東京"']],
])('%s give the same text, compressed or not', async (_what, texts) => {
  const ready = new PrecompressedJson(
    texts.map((text) => new GzipChunk(Buffer.from(text))),
    '"tag"',
  );
  expect(ready.toPlain().toString()).toBe(texts.join(''));
  expect(gunzipSync(await ready.toGzip()).toString()).toBe(texts.join(''));
});

test('a chunk that two responses share is compressed once', async () => {
  const shared = new GzipChunk(Buffer.from('x'.repeat(10_000)), 6);
  const first = await shared.deflated();
  const ready = new PrecompressedJson(
    [new GzipChunk(Buffer.from('"')), shared, new GzipChunk(Buffer.from('"'))],
    '"tag"',
  );
  expect(await shared.deflated()).toBe(first);
  expect(gunzipSync(await ready.toGzip()).toString()).toBe(`"${'x'.repeat(10_000)}"`);
});
