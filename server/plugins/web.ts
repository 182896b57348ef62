import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { answerUnknownAddress } from './problems';

const year = 31_536_000;

/**
 * Serves the built SPA: files with a hash in their name may be kept for ever, the page itself is asked for
 * each time, and every address that is not the API's is the page's to route.
 */
export const webPlugin = fp(async (app: FastifyInstance, { webDir }: { webDir: string }) => {
  await app.register(fastifyStatic, {
    root: webDir,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const forever = /\.[0-9a-f]{8,}\.(js|css|svg|woff2|png)(\.br|\.gz)?$/.test(file);
      reply.header('Cache-Control', forever ? `public, max-age=${year}, immutable` : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      ['GET', 'HEAD'].includes(request.method) && !/^\/(api|auth|images|logout)\b/.test(request.url);
    if (isPage && !/\.[a-z0-9]+$/i.test(request.url.split('?')[0] ?? '')) return reply.sendFile('index.html');
    return answerUnknownAddress(request, reply);
  });
});
