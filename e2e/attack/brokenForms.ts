const boundary = 'attackboundary';

/** A call that takes a form with a file. */
export const uploadPath = '/api/mgmt/upload_stock_async';

/** Who sends, and where. */
export interface Caller {
  url: string;
  cookie: string;
}

/** The head of a call as a signed-in person sends it; `length` may lie. */
export function headOf(
  { url, cookie }: Caller,
  path: string,
  {
    method = 'POST',
    type = `multipart/form-data; boundary=${boundary}`,
    length,
  }: { method?: string; type?: string; length: number },
): string {
  return [
    `${method} ${path} HTTP/1.1`,
    `Host: ${new URL(url).host}`,
    `Origin: ${url}`,
    `Cookie: ${cookie}`,
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
    '',
    '',
  ].join('\r\n');
}

const part = (head: string, content: string) => `--${boundary}\r\n${head}\r\n\r\n${content}\r\n`;
const file = (size: number) =>
  part('Content-Disposition: form-data; name="stocks_file"; filename="s.xlsx"', 'x'.repeat(size));
const end = `--${boundary}--\r\n`;

/** Forms that are complete as far as HTTP goes, but malformed. */
export const brokenForms: { name: string; body: string }[] = [
  { name: 'nothing', body: '' },
  { name: 'no boundary', body: 'x'.repeat(500) },
  { name: 'only an end', body: end },
  { name: 'a part without a disposition', body: part('Content-Type: text/plain', 'x') + end },
  {
    name: 'a long part without a disposition',
    body: part('Content-Type: text/plain', 'x'.repeat(300_000)) + file(10) + end,
  },
  { name: 'a part without a head', body: `--${boundary}\r\n\r\nx\r\n${end}` },
  { name: 'a part without a name', body: part('Content-Disposition: form-data', 'x') + end },
  { name: 'a line feed in a name', body: part('Content-Disposition: form-data; name="a\nb"', 'x') + end },
  {
    name: 'a line feed in a file name',
    body: part('Content-Disposition: form-data; name="stocks_file"; filename="a\nb"', 'x') + end,
  },
  {
    name: 'a line feed in the name of a long file',
    body: part('Content-Disposition: form-data; name="a\nb"; filename="s.xlsx"', 'x'.repeat(300_000)) + end,
  },
  { name: 'a NUL in a name', body: part('Content-Disposition: form-data; name="a\0b"', 'x') + end },
  { name: 'a name __proto__', body: part('Content-Disposition: form-data; name="__proto__"', 'x') + end },
  {
    name: 'a head of 100 KB',
    body: part(`Content-Disposition: form-data; name="a"\r\nX: ${'y'.repeat(100_000)}`, 'x') + end,
  },
  {
    name: '200 fields',
    body:
      Array.from({ length: 200 }, (_, n) => part(`Content-Disposition: form-data; name="f${n}"`, 'x')).join(
        '',
      ) + end,
  },
  {
    name: 'a field of 200 KB',
    body: part('Content-Disposition: form-data; name="a"', 'x'.repeat(200_000)) + end,
  },
  ...[1, 100, 1000, 20_000, 60_000, 65_536, 300_000, 2_000_000].map((size) => ({
    name: `a form that ends after ${size} bytes of a file`,
    body: file(size).slice(0, -2),
  })),
  { name: 'a form that ends in its last boundary', body: file(20_000) + end.slice(0, -6) },
  { name: 'a form that ends in the head of a part', body: `--${boundary}\r\nContent-Disposition: form-da` },
];
