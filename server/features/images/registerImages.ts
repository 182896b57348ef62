import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Problem, sendProblem } from '../../plugins/problems';
import { type ImageKind, isImageName } from './imageNames';

/** Makes a picture that is not there yet, or null when there is nothing to draw. */
export type DrawImage = (kind: ImageKind, name: string) => Promise<Buffer | null>;

const day = 86_400;

/**
 * Serves the pictures as the static host of api.md 'Images': `GET /images/{garments|thumbnails|colors}/{name}.jpg`
 * from `imagesDir`, with an ETag. A missing one is drawn once where `draw` is given, else it is a 404.
 */
export async function registerImages(
  app: FastifyInstance,
  { imagesDir, draw }: { imagesDir: string; draw?: DrawImage | undefined },
): Promise<void> {
  const drawing = new Map<string, Promise<Buffer | null>>();

  async function find(kind: ImageKind, name: string): Promise<Buffer | null> {
    const file = path.join(imagesDir, kind, name);
    const kept = await readFile(file).catch(() => null);
    if (kept !== null || draw === undefined) return kept;
    const underWay = drawing.get(file);
    if (underWay !== undefined) return underWay;
    const drawn = draw(kind, name)
      .then(async (picture) => {
        if (picture !== null) await keep(file, picture);
        return picture;
      })
      .finally(() => drawing.delete(file));
    drawing.set(file, drawn);
    return drawn;
  }

  const answer = (kind: ImageKind) => async (request: FastifyRequest, reply: FastifyReply) => {
    const name = (request.params as { name: string }).name;
    const picture = isImageName(kind, name) ? await find(kind, name) : null;
    if (picture === null) {
      reply.header('Cache-Control', 'public, max-age=60');
      return sendProblem(request, reply, new Problem(404, 'Not found', 'There is no such picture.'));
    }
    const etag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 27)}"`;
    reply
      .header('ETag', etag)
      .header('Cache-Control', `public, max-age=${day}, stale-while-revalidate=${day}`);
    if (request.headers['if-none-match']?.split(/,\s*/).includes(etag)) return reply.code(304).send();
    return reply.type('image/jpeg').send(picture);
  };
  for (const kind of ['garments', 'thumbnails', 'colors'] as const) {
    app.get(`/images/${kind}/:name`, { logLevel: 'warn' }, answer(kind));
  }
}

/** Written beside and renamed: a reader never sees half a picture. */
async function keep(file: string, picture: Buffer) {
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.tmp`;
  await writeFile(unfinished, picture);
  await rename(unfinished, file);
}
