import { receiveFile } from './receiveFile';

function answer(headers: Record<string, string>) {
  const chunks = ['ab', 'cde'].map((text) => new TextEncoder().encode(text));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  return new Response(body, { headers });
}

it('tells how far a file is, and gives its bytes', async () => {
  const told = jest.fn();
  const headers = { 'content-disposition': 'attachment; filename="a.pdf"', 'content-length': '5' };
  const { fileName, blob } = await receiveFile(
    answer({ ...headers, 'content-type': 'application/pdf' }),
    told,
  );
  expect([fileName, blob.size, blob.type]).toEqual(['a.pdf', 5, 'application/pdf']);
  expect(told.mock.calls.map(([arrival]) => [arrival.received, arrival.total])).toEqual([
    [0, 5],
    [2, 5],
    [5, 5],
  ]);
});

it.each([
  ['names no length', {}],
  ['packs what it sends', { 'content-length': '3', 'content-encoding': 'gzip' }],
])('knows no end where the server %s', async (_how, headers) => {
  const told = jest.fn();
  const { fileName } = await receiveFile(answer(headers), told);
  expect(fileName).toBe('download');
  expect(told.mock.calls.map(([arrival]) => arrival.total)).toEqual([null, null, null]);
});
