import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { withDemoBrand } from '../demo/demoBrand';
import { openDemo } from '../demo/openDemo';
import { buildApp } from './app';
import { startTasks } from './background/tasks';
import { startWorkers } from './core/workers';
import { DatabaseUnreachableError, migrate, openDatabase, OtherVersionError } from './db/openDatabase';
import { openReader } from './db/openReader';
import { EmbeddedDatabaseError } from './db/postgresPrograms';
import { isEmpty, UnfinishedImportError, unfinishedImport } from './db/settings';
import { type Env, InvalidEnvError, readEnv } from './core/env';
import { codeOf } from './core/problems';
import { catalogTaskDefinitions } from './features/catalogs/catalogTasks';
import { customerTaskDefinitions } from './features/customer-tasks/customerTaskDefinitions';
import { orderFileMakers } from './features/documents/orderFiles';
import { checkLogo } from './features/documents/pictures';
import { readFulfillmentNews } from './features/erp/documents/fulfillmentMails';
import { sendTaskDefinition, startErp, startFulfillmentMails } from './features/erp/erpTasks';
import { openConnector } from './features/erp/openConnector';
import { sendStep } from './features/erp/sendStep';
import { PictureStore } from './features/images/pictureStore';
import { comparePictureTags } from './features/images/pictureTags';
import { pictureTaskDefinitions } from './features/images/pictureTasks';
import { mailTaskDefinition } from './features/mail/mailTaskDefinition';
import { orderTaskDefinitions } from './features/order-tasks/orderTaskDefinitions';
import { orderSteps } from './features/orders/orderWrites';
import { privacyTaskDefinitions } from './features/privacy/fileTasks';
import { startRetention } from './features/privacy/retention';
import { stockTaskDefinitions } from './features/stock/stockTasks';
import { webhookTaskDefinition } from './features/webhooks/webhookTaskDefinition';
import { customerSteps } from './features/users/customerSteps';
import { filesOf } from './files/filesOf';
import { closeApp, listen } from './http/connections';
import { printError } from './core/describeError';
import { startLog } from './http/log';
import { createMetrics, serveMetrics } from './http/metrics';
import { openSessionCache } from './identity/sessionCache';

/** Errors that prevent starting, with messages for the person at the terminal. */
const expected = [
  InvalidEnvError,
  EmbeddedDatabaseError,
  DatabaseUnreachableError,
  OtherVersionError,
  UnfinishedImportError,
];

/** The exit code of a host whose database has ended and can't be restarted. */
const databaseLostCode = 69;

/** In ms. */
const warmUpDelay = 10_000;

type Closing = () => Promise<unknown> | void;

async function start(closings: Closing[], onDatabaseLost: (sentence: string) => void): Promise<void> {
  const settings = readEnv(process.env);
  await checkLogo(settings);
  await checkFiles(settings);
  const log = startLog(settings);
  const database = await openDatabase(settings, { log, onLost: onDatabaseLost });
  closings.push(() => database.close());
  if (database.takenOver)
    console.log('A database left running by a server that was killed has been taken over.');
  await migrate(database.pool);
  if ((await unfinishedImport(database.db)) !== null) throw new UnfinishedImportError();
  const demo = settings.demo ? await openDemo(database.db, settings) : null;
  const env = demo === null ? settings : withDemoBrand(settings);

  const reader = openReader(database, env.replica, log);
  closings.push(() => reader.close());
  const workers = startWorkers(2, {
    file: path.join(__dirname, 'features/documents/pdf/sampleOrder.worker.ts'),
    name: 'sampleOrder',
  });
  closings.push(() => workers.close());
  const connector = await openConnector({ db: database.db, env, log, workers });
  const metrics = env.metricsPort === null ? undefined : createMetrics(database.pool, reader);
  const webDir = path.join(__dirname, '../dist/web');
  const pictures = new PictureStore(filesOf(env), demo?.pictures);
  const sessionCache = openSessionCache(database.pool);
  closings.push(() => sessionCache.close());
  const app = await buildApp({
    env,
    database,
    reader,
    workers,
    erp: connector,
    sessionCache,
    metrics,
    log,
    webDir: existsSync(webDir) ? webDir : null,
    pictures,
  });
  closings.push(() => closeApp(app, env.shutdownSeconds * 1000));
  const erp = startErp({ db: database.db, connector, env, log });
  closings.push(() => erp.stop());
  if (env.fulfillmentMails) {
    const news = startFulfillmentMails({ db: database.db, env, log });
    closings.push(() => news.stop());
  }
  const makers = orderFileMakers({ reader, env, workers, pictures });
  const tasks = startTasks({ database, env, log }, [
    ...pictureTaskDefinitions({ db: database.db, env }),
    ...catalogTaskDefinitions({ workers }),
    ...stockTaskDefinitions({ db: database.db, workers, erp: connector }),
    sendTaskDefinition({ db: database.db, connector }),
    mailTaskDefinition({
      db: database.db,
      env,
      log,
      confirm: makers.confirmation,
      readNews: readFulfillmentNews,
    }),
    webhookTaskDefinition({ db: database.db, env, log }),
    ...privacyTaskDefinitions({ db: database.db, env }),
    ...customerTaskDefinitions({ db: database.db, log, steps: customerSteps }),
    ...orderTaskDefinitions({
      db: database.db,
      env,
      steps: { ...orderSteps(env), send: sendStep(env) },
      makers,
    }),
  ]);
  closings.push(() => tasks.stop());
  const retention = startRetention({ db: database.db, env, log });
  closings.push(() => retention.stop());
  if (demo !== null && env.erpDriver === 'drop') {
    const standIn = await demo.startErp(log);
    closings.push(() => standIn.stop());
  }
  if (metrics !== undefined && env.metricsPort !== null) {
    const { host, metricsPort: port } = env;
    const served = await serveMetrics(metrics, { host, port }).catch(refusePort('METRICS_PORT', port));
    closings.push(() => served.close());
  }
  // From here on the host is ready, so nothing below may end it.
  const hasAccounts = !(await isEmpty(database.db));
  await listen(app, env).catch(refusePort('PORT', env.port));
  welcome(env, app, demo !== null);
  // Not at once: whoever waited for the start asks for other things first.
  const warmingUp = setTimeout(() => workers.warmUp(), warmUpDelay);
  closings.push(() => clearTimeout(warmingUp));
  const compared = comparePictureTags(database.db, filesOf(env)).catch((error: unknown) =>
    log.warn({ err: error }, 'the pictures could not be compared with their tags'),
  );
  closings.push(() => compared);
  if (!hasAccounts) console.log(firstAccountHint(env));
}

/** Prevents the host from starting when its file store can't be used. */
async function checkFiles(env: Env): Promise<void> {
  const fault = await filesOf(env).fault();
  if (fault !== null) throw new InvalidEnvError([fault]);
}

/** Explains why a port can't be listened on. */
function refusePort(name: string, port: number) {
  return (error: unknown): never => {
    const code = codeOf(error);
    if (code === 'EADDRINUSE') {
      throw new InvalidEnvError([
        `Port ${port} is already in use; stop the program that uses it or set ${name} to another one.`,
      ]);
    }
    if (code === 'EACCES') {
      throw new InvalidEnvError([
        `Port ${port} needs rights that this user lacks; set ${name} to one above 1023.`,
      ]);
    }
    throw error;
  };
}

function welcome(env: Env, app: FastifyInstance, demo: boolean) {
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : env.port;
  console.log(`\nLinedesk is ready at ${env.port === 0 ? `http://localhost:${port}` : env.publicUrl}`);
  if (!demo) return;
  console.log('Demo accounts (password: linedesk):');
  for (const name of ['admin', 'agent', 'customer']) console.log(`  ${name}@demo.test`);
}

/** Explains how to create the first account, as nobody can sign in yet. */
function firstAccountHint({ databaseUrl }: Env): string {
  const command = 'npm run create-admin -- you@brand.com "Your Name"';
  return databaseUrl === null
    ? `There is no account yet. Stop Linedesk, run ${command}, and start it again.`
    : `There is no account yet. Make the first one with ${command}`;
}

/** Stops what was started, in reverse order; each part finishes its work. */
async function stop(closings: Closing[]) {
  for (const close of closings.splice(0).reverse()) {
    await Promise.resolve(close()).catch((error: unknown) => console.error(printError(error)));
  }
}

/** Ends the process on an uncaught error, reporting it without the values involved. */
function exitOnError(error: unknown) {
  console.error(printError(error));
  process.exit(1);
}

async function main() {
  process.on('uncaughtException', exitOnError);
  // A closed terminal or pipe must not end the host.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const closings: Closing[] = [];
  let stopping = false;
  const handleSignal = () => {
    if (stopping) process.exit(1);
    stopping = true;
    void stop(closings).then(() => process.exit(0));
  };
  const handleLostDatabase = (sentence: string) => {
    console.error(sentence);
    if (stopping) return;
    stopping = true;
    void stop(closings).then(() => process.exit(databaseLostCode));
  };
  process.on('SIGINT', handleSignal);
  process.on('SIGTERM', handleSignal);
  try {
    await start(closings, handleLostDatabase);
  } catch (error) {
    if (stopping) return;
    const isExpected = expected.some((kind) => error instanceof kind);
    console.error(isExpected && error instanceof Error ? error.message : printError(error));
    await stop(closings);
    process.exit(1);
  }
}

void main();
