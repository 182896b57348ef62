import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { message } from '../../src/domain/language/message';
import type { Viewer } from '../core/call';
import { forbidden, needsFactor, unauthorized } from '../core/problems';
import { may } from '../../src/domain/access/rights';

const contract = path.join(__dirname, '../../api-spec/openapi.gen.json');
const scalar = path.join(path.dirname(require.resolve('@scalar/fastify-api-reference')), 'js/standalone.js');

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg">
<title>Linedesk API</title>
</head>
<body>
<div id="reference"></div>
<script src="/api/docs/scalar.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

/** The API reference may neither load anything from another host nor send anything to one. */
const settings = {
  url: '/api/docs/openapi.json',
  telemetry: false,
  withDefaultFonts: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
};

interface Options {
  /** The person of a request; null without a session. */
  viewerOf: (request: FastifyRequest) => Promise<Viewer | null>;
}

/**
 * The API reference at `/api/docs`, where readers can try calls with their own session. For admins only; the page has
 * no inline script, so the host's Content-Security-Policy applies to it as to every other page.
 */
export async function apiDocs(app: FastifyInstance, { viewerOf }: Options) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const viewer = await viewerOf(request);
    if (viewer === null) throw unauthorized();
    if (viewer.mustAddFactor === true) throw needsFactor();
    if (!may(viewer.roles, 'readApiReference')) throw forbidden(message('The API reference is for admins.'));
  });
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/api/docs/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(await readFile(contract)),
  );
  app.get('/api/docs/start.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .send(`Scalar.createApiReference('#reference', ${JSON.stringify(settings)});\n`),
  );
  let packed: Promise<Buffer> | null = null;
  app.get('/api/docs/scalar.js', async (_request, reply) => {
    // 3.6 MB; compressed to 1 MB on first request and then cached.
    packed ??= readFile(scalar).then(promisify(gzip));
    return reply
      .headers({ 'Cache-Control': 'private, max-age=3600', 'Content-Encoding': 'gzip' })
      .type('text/javascript; charset=utf-8')
      .send(await packed);
  });
}
