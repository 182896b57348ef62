import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '../core/env';
import { answerUnknownAddress } from './answerProblems';

const year = 31_536_000;

interface Options {
  webDir: string;
  /** The SVG file that stands beside the name and in the tab; null for the page's own. */
  brandMark: string | null;
  /** What the page is told besides config.js, or instead; public, as the login page needs it. */
  pageSettings: Env['page'] & { signIn: object };
}

/**
 * Serves the built SPA: files with a hash in their name may be cached forever, the page itself is revalidated each
 * time, and every URL outside the API is left to the page's router.
 */
export const webPlugin = fp(async (app: FastifyInstance, { webDir, brandMark, pageSettings }: Options) => {
  await app.register(fastifyStatic, {
    root: webDir,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const forever = /\.[0-9a-f]{8,}\.(js|css|svg|woff2|png|txt)(\.br|\.gz)?$/.test(file);
      reply.header('Cache-Control', forever ? `public, max-age=${year}, immutable` : 'no-cache');
    },
  });
  const { brand } = pageSettings;
  // Read on every request: it may be edited in place.
  app.get('/config.js', async (_request, reply) => {
    const script = await readFile(path.join(webDir, 'config.js'), 'utf8');
    reply.header('Cache-Control', 'no-cache').type('text/javascript; charset=utf-8');
    const title = brand === undefined ? '' : `window.document.title = ${JSON.stringify(brand)};\n`;
    return `${script}\nObject.assign(window.__APP_CONFIG__, ${JSON.stringify(pageSettings)});\n${title}`;
  });
  if (brandMark !== null) {
    app.get('/favicon.svg', async (_request, reply) => {
      reply.header('Cache-Control', 'no-cache').type('image/svg+xml');
      return readFile(brandMark);
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      ['GET', 'HEAD'].includes(request.method) && !/^\/(api|auth|images|logout)\b/.test(request.url);
    if (isPage && !/\.[a-z0-9]+$/i.test(request.url.split('?')[0] ?? '')) return reply.sendFile('index.html');
    return answerUnknownAddress(request, reply);
  });
});
