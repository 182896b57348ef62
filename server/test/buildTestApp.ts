import { isNull } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DestinationStream } from 'pino';
import type { Role } from '../../src/domain/access/roleOptions';
import { buildApp } from '../app';
import { connect, type Db, type OpenDatabase } from '../db/openDatabase';
import { openReader, type OpenReader } from '../db/openReader';
import { insertSession } from '../db/sessions';
import * as schema from '../db/schema';
import { type Env, readEnv } from '../core/env';
import type { ErpConnector } from '../core/erpConnector';
import { openConnector } from '../features/erp/openConnector';
import type { OperationId } from '../core/call';
import type { ConnectionLimits } from '../http/connections';
import { openSessionCache } from '../identity/sessionCache';
import { cookieName, hashToken } from '../identity/sessions';
import type { LineLimit } from '../http/lineLimit';
import { startLog } from '../http/log';
import { startWorkers } from '../core/workers';
import { checkAnswer, type ContractCall, requestOf, type TestAnswer } from './contract';
import type { ReplicatedCluster } from './startReplicated';
import { openTestDatabase, type TestDatabase } from './testDatabase';

/** A caller; each response is checked against the contract. */
export interface Caller {
  call<Op extends OperationId>(operation: Op, call?: ContractCall): Promise<TestAnswer<Op>>;
}

/** A host with its own database. */
export interface TestApp {
  app: FastifyInstance;
  database: TestDatabase;
  db: OpenDatabase['db'];
  env: Env;
  reader: OpenReader;
  /** Takes the queued mail and ERP tasks, as no worker runs in tests. */
  takeQueued(): Promise<{ class: string; input: unknown }[]>;
  anonymous: Caller;
  /** A session cookie for a user, for hand-written requests. */
  cookieOf(user: { id: number }): Promise<string>;
  /** Signs a user in. */
  as(user: { id: number }): Caller;
  close(): Promise<void>;
}

/** Combines no lines: those of one test would be written in the next. */
const noLimit: Pick<LineLimit, 'write' | 'flush'> = {
  write: (_about, _text, writeLine) => writeLine(null),
  flush: () => undefined,
};

/** Builds the host as the server does, but without background tasks. */
export async function buildTestApp(
  options: {
    /** The ERP connector; by default the app's own drop folder. */
    erp?: ErpConnector;
    now?: () => Date;
    /** The built page; none by default. */
    webDir?: string;
    /** How slow clients may be. */
    limits?: ConnectionLimits;
    /** A cluster of its own with a replica, from which reports are read. */
    cluster?: Pick<ReplicatedCluster, 'url' | 'replicaUrlOf'>;
    /** A host whose database this one shares, like two behind a load balancer. */
    beside?: TestApp;
    /** Settings that override or extend the usual ones; undefined unsets one. */
    env?: Record<string, string | undefined>;
    /** Whether to cache sessions, as the server does; otherwise each call queries its own. */
    keepsSessions?: boolean;
    /** Where the log is written; nowhere by default. */
    log?: DestinationStream;
  } = {},
): Promise<TestApp> {
  const database = await (options.beside === undefined
    ? openTestDatabase(options.cluster)
    : openBeside(options.beside));
  const folder = mkdtempSync(path.join(tmpdir(), 'linedesk-data-'));
  const env = readEnv({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    DATABASE_DIRECT_URL: database.directUrl ?? undefined,
    DATABASE_REPLICA_URL: options.cluster?.replicaUrlOf(database.url),
    LOG_LEVEL: options.log === undefined ? 'silent' : 'info',
    PUBLIC_URL: 'http://localhost:3000',
    ...options.env,
  });
  const workers = startWorkers(1);
  const log = startLog(env, options.log, noLimit);
  const sessionCache = options.keepsSessions === true ? openSessionCache(database.pool) : undefined;
  // On a busy machine the replica takes its time.
  const reader = openReader(database, env.replica, log, { patienceMs: 10_000 });
  const app = await buildApp({
    env,
    database,
    reader,
    workers,
    erp: options.erp ?? (await openConnector({ db: database.db, env, log, workers })),
    log,
    webDir: options.webDir ?? null,
    now: options.now,
    limits: options.limits,
    sessionCache,
  });
  await app.ready();

  // Promises, so that concurrent calls sign a person in only once.
  const tokens = new Map<number, Promise<string>>();
  const cookieOf = async (userId: number) => {
    const token = tokens.get(userId) ?? signIn(database.db, userId);
    tokens.set(userId, token);
    return `${cookieName(env, 'linedesk_session')}=${await token}`;
  };
  const caller = (userId: number | null): Caller => ({
    async call(operation, call = {}) {
      const cookie = userId === null ? undefined : await cookieOf(userId);
      const response = await app.inject(requestOf(operation, call, cookie));
      return checkAnswer(operation, response);
    },
  });
  return {
    app,
    database,
    db: database.db,
    env,
    reader,
    async takeQueued() {
      const taken = await database.db.delete(schema.tasks).where(isNull(schema.tasks.createdBy)).returning();
      return taken.toSorted((a, b) => a.id - b.id).map((task) => ({ class: task.class, input: task.input }));
    },
    anonymous: caller(null),
    cookieOf: (user) => cookieOf(user.id),
    as: (user) => caller(user.id),
    async close() {
      await app.close();
      await sessionCache?.close();
      await workers.close();
      await reader.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A second host's connections to the database of the first, which drops it. */
async function openBeside({ database: { url, directUrl } }: TestApp): Promise<TestDatabase> {
  const pool = connect(url, undefined, directUrl);
  return { url, directUrl, pool, db: drizzle(pool, { schema }), takenOver: false, close: () => pool.end() };
}

async function signIn(db: Db, userId: number): Promise<string> {
  const token = `token-of-${userId}`;
  const expiresAt = new Date(Date.now() + 30 * 86_400_000);
  await insertSession(db, { tokenHash: hashToken(token), userId, expiresAt });
  return token;
}

/** The roles of signed-in people, for tables of role x status. */
export const everyRole: Role[] = ['admin', 'agent', 'wls', 'app'];
