import Fastify from 'fastify';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEnv } from '../core/env';
import { multipartPlugin } from './multipart';

test('a starting host removes uploads left by a killed one, but not those another host is receiving', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'linedesk-multipart-'));
  const at = (name: string) => path.join(dataDir, 'tmp', name);
  for (const name of ['upload-old', 'upload-young']) {
    mkdirSync(at(name), { recursive: true });
    writeFileSync(path.join(at(name), '0'), 'half a file');
  }
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
  utimesSync(at('upload-old'), twoDaysAgo, twoDaysAgo);
  const app = Fastify();
  await app.register(multipartPlugin, { env: readEnv({ DATA_DIR: dataDir }) });
  expect(readdirSync(at('.'))).toEqual(['upload-young']);
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});
