import Fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DrawImage, registerImages } from './registerImages';

let imagesDir = '';
let app: FastifyInstance;

beforeEach(() => {
  imagesDir = mkdtempSync(path.join(tmpdir(), 'linedesk-images-'));
});
afterEach(async () => {
  await app.close();
  rmSync(imagesDir, { recursive: true, force: true });
});

async function serve(draw?: DrawImage) {
  app = Fastify();
  await registerImages(app, { imagesDir, draw });
}

function put(kind: string, name: string, content: string) {
  mkdirSync(path.join(imagesDir, kind), { recursive: true });
  writeFileSync(path.join(imagesDir, kind, name), content);
}

test('a picture comes with an ETag, and 304 to one who has it', async () => {
  await serve();
  put('garments', 'WJM123.jpg', 'a picture');
  const first = await app.inject({ url: '/images/garments/WJM123.jpg' });
  expect([first.statusCode, first.headers['content-type'], first.body]).toEqual([
    200,
    'image/jpeg',
    'a picture',
  ]);
  const etag = String(first.headers.etag);
  const again = await app.inject({ url: '/images/garments/WJM123.jpg', headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  put('garments', 'WJM123.jpg', 'another picture');
  const changed = await app.inject({
    url: '/images/garments/WJM123.jpg',
    headers: { 'if-none-match': etag },
  });
  expect(changed.body).toBe('another picture');
});

test.each([
  ['/images/garments/WJM999.jpg'],
  ['/images/colors/WJM999_000.jpg'],
  ['/images/garments/..%2F..%2Fpostgres.password'],
  ['/images/garments/%2e%2e%2fWJM123.jpg'],
])('%s answers 404 as a problem', async (url) => {
  await serve();
  writeFileSync(path.join(imagesDir, 'postgres.password'), 'secret');
  const answer = await app.inject({ url });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/problem+json']);
});

test('a missing picture is drawn once, however many ask, and kept', async () => {
  const draw = jest.fn(async () => Buffer.from('drawn'));
  await serve(draw);
  const ask = () => app.inject({ url: '/images/thumbnails/WJM123.jpg' });
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map((answer) => answer.body)).toEqual(['drawn', 'drawn', 'drawn']);
  expect((await ask()).body).toBe('drawn');
  expect(draw).toHaveBeenCalledTimes(1);
  expect(readdirSync(path.join(imagesDir, 'thumbnails'))).toEqual(['WJM123.jpg']);
});

test('what can not be drawn is missing', async () => {
  await serve(async () => null);
  expect((await app.inject({ url: '/images/garments/NOBODY.jpg' })).statusCode).toBe(404);
});
