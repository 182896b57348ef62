import S3rver from '@20minutes/s3rver';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** An S3-compatible server with one bucket; `env` is what a host needs to keep its files there. */
export async function openBucket() {
  const directory = mkdtempSync(path.join(tmpdir(), 'linedesk-bucket-'));
  const bucket = 'linedesk';
  // It signs the address of a bucket without the slash that the SDK sends, so only the account's name is checked.
  const options = { address: '127.0.0.1', port: 0, silent: true, allowMismatchedSignatures: true };
  const server = new S3rver({ ...options, directory, configureBuckets: [{ name: bucket }] });
  const { port } = await server.run();
  // The account that this server knows.
  const account = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' };
  return {
    env: { S3_BUCKET: bucket, S3_ENDPOINT: `http://127.0.0.1:${port}`, ...account },
    async close() {
      server.httpServer.closeAllConnections();
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
