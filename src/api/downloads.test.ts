import { fileNameFrom, receiveFile } from './downloads';

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

it('reports the progress of a file, and returns its bytes', async () => {
  const onAdvance = jest.fn();
  const headers = { 'content-disposition': 'attachment; filename="a.pdf"', 'content-length': '5' };
  const { fileName, blob } = await receiveFile(
    answer({ ...headers, 'content-type': 'application/pdf' }),
    onAdvance,
  );
  expect([fileName, blob.size, blob.type]).toEqual(['a.pdf', 5, 'application/pdf']);
  expect(onAdvance.mock.calls.map(([progress]) => [progress.received, progress.total])).toEqual([
    [0, 5],
    [2, 5],
    [5, 5],
  ]);
});

it.each([
  ['names no length', {}],
  ['packs what it sends', { 'content-length': '3', 'content-encoding': 'gzip' }],
])('reports no total when the server %s', async (_how, headers) => {
  const onAdvance = jest.fn();
  const { fileName } = await receiveFile(answer(headers), onAdvance);
  expect(fileName).toBe('download');
  expect(onAdvance.mock.calls.map(([progress]) => progress.total)).toEqual([null, null, null]);
});

it.each([
  [null, null],
  ['inline', null],
  ['attachment; filename=order_list.xlsx', 'order_list.xlsx'],
  ['attachment; filename="Order 7; final.xlsx"', 'Order 7; final.xlsx'],
  ['attachment; filename="a \\"b\\".xlsx"', 'a "b".xlsx'],
  ['attachment; filename="Otono.xlsx"; filename*=UTF-8\'\'Oto%C3%B1o%20%E2%82%AC.xlsx', 'Otoño €.xlsx'],
  ["attachment; filename*=utf-8'en'x.pdf; filename=y.pdf", 'x.pdf'],
  ["attachment; filename*=ISO-8859-1''%F1.pdf; filename=n.pdf", 'n.pdf'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="C:\\\\temp\\\\x.pdf"', 'x.pdf'],
  ['attachment; filename="/"', null],
])('reads %s as %s', (header, name) => {
  expect(fileNameFrom(header)).toBe(name);
});
