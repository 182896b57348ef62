import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../server/db/embedded';
import { createAdmin } from '../createAdmin';
import { freePort } from '../freePort';
import { type Host, startHost } from '../startHost';
import { listedOrigin } from './judge';
import { Records } from './Records';
import { Wire } from './send';
import { type Builder, World } from './World';

/** How long the host waits for open connections when told to stop. */
export const shutdownSeconds = 2;

const builder = { email: 'bo@brand.test', password: 'eleven brass buttons sewn' };

/** A separate host on its own database, which nobody else calls. */
export class Target {
  readonly records: Records;
  private worlds = 0;

  private constructor(
    readonly folder: string,
    readonly logFile: string,
    readonly host: Host,
    readonly wire: Wire,
    private readonly database: { url: string; records: Records; stop(): Promise<void> },
    private readonly brand: Builder,
  ) {
    this.records = database.records;
  }

  /** Starts the host of a brand that has only an admin. */
  static async start(): Promise<Target> {
    const folder = mkdtempSync(path.join(tmpdir(), 'linedesk-attack-'));
    // Unflushed data is lost only if the machine crashes, and this database is deleted after the attack anyway.
    const { url, stop } = await startEmbedded(folder, {
      settings: { fsync: 'off', synchronous_commit: 'off' },
    });
    const port = await freePort();
    const env = { DATABASE_URL: url, DATA_DIR: folder, DEMO: 'false' };
    await createAdmin(env, { ...builder, name: 'Bo Brand' });
    const host = await startHost(folder, {
      ...env,
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      ALLOWED_ORIGINS: listedOrigin,
      TRUST_PROXY: '127.0.0.1,::1',
      SHUTDOWN_SECONDS: String(shutdownSeconds),
      CALLS_PER_MINUTE: '0',
      LOG_LEVEL: 'info',
    });
    const logFile = path.join(folder, 'host.log');
    const log = createWriteStream(logFile);
    host.process.stdout?.pipe(log);
    host.process.stderr?.pipe(log);
    const records = await Records.open(url);
    const brand = { ...builder, cookies: new Map<string, string>() };
    return new Target(folder, logFile, host, new Wire(host.url), { url, records, stop }, brand);
  }

  /** New people with catalogs and orders, who call from their own address. */
  async newWorld(name: string): Promise<World> {
    this.worlds += 1;
    await this.records.begin();
    const address = `10.1.${Math.floor(this.worlds / 250)}.${(this.worlds % 250) + 1}`;
    return new World(this.wire, name, address, this.brand).build();
  }

  /** Makes all sessions as old as an hour: what their people proved of themselves has run out. */
  async ageSessions(): Promise<void> {
    const client = new pg.Client({ connectionString: this.database.url });
    await client.connect();
    await client.query("update sessions set created_at = now() - interval '1 hour', confirmed_at = null");
    await client.end();
  }

  /** Stops everything that still runs; the host may be gone already. */
  async end(): Promise<void> {
    this.wire.close();
    if (this.host.process.exitCode === null && this.host.process.signalCode === null)
      await this.host.stop('SIGKILL');
    await this.records.close();
    await this.database.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
