import helmet from '@fastify/helmet';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { WorkerPool } from './core/workers';
import { GarmentJsonCache } from './db/garmentJsonCache';
import type { OpenDatabase } from './db/openDatabase';
import { type Reader, readerOf } from './db/reader';
import type { Env } from './core/env';
import * as apiKeys from './features/api-keys/handlers';
import * as catalogs from './features/catalogs/handlers';
import * as customerGroups from './features/customer-groups/handlers';
import * as customerTasks from './features/customer-tasks/handlers';
import * as documents from './features/documents/handlers';
import * as erp from './features/erp/handlers';
import { erpSteps } from './features/erp/unlockSteps';
import * as find from './features/find/handlers';
import { companySignIn } from './features/identity/openid/companySignIn';
import { hasPasskeys } from './features/identity/passkeys/relyingParty';
import * as passkeySignIn from './features/identity/passkeys/signInHandlers';
import * as passwordSignIn from './features/identity/password/handlers';
import * as secondFactorSignIn from './features/identity/second-factor/completeSignIn';
import { factorHandlers } from './features/identity/second-factor/factors';
import * as factorResets from './features/identity/second-factor/resetHandlers';
import * as secondFactors from './features/identity/second-factor/handlers';
import * as sessions from './features/identity/sessions/handlers';
import * as signOut from './features/identity/signOut';
import * as images from './features/images/handlers';
import { PictureStore } from './features/images/pictureStore';
import { registerImages } from './features/images/registerImages';
import * as orders from './features/orders/handlers';
import * as newOrders from './features/orders/newOrderHandlers';
import * as orderProposals from './features/orders/proposals/handlers';
import { takeOrderProposalBy } from './features/orders/proposals/takeOrderProposal';
import * as orderPapers from './features/order-papers/handlers';
import * as orderTasks from './features/order-tasks/handlers';
import * as orderViews from './features/order-views/handlers';
import * as overview from './features/overview/handlers';
import * as privacy from './features/privacy/handlers';
import * as stock from './features/stock/handlers';
import * as tasks from './features/tasks/handlers';
import { uploadHandlers } from './features/uploads/handlers';
import * as webhooks from './features/webhooks/handlers';
import * as customerFigures from './features/users/figureHandlers';
import * as users from './features/users/handlers';
import * as passwords from './features/users/passwordHandlers';
import * as customerPlaces from './features/users/placeHandlers';
import { filesOf } from './files/filesOf';
import { makePrivateFolders } from './background/uploads';
import { apiDocs } from './http/apiDocs';
import { callLimitPlugin } from './http/callLimit';
import { compressionPlugin } from './http/compression';
import {
  type ConnectionLimits,
  type Connections,
  connectionLimits,
  createHttpServer,
  readableAddress,
  refuseUnreadableAddresses,
} from './http/connections';
import { healthPlugin, type Metrics } from './http/metrics';
import { multipartPlugin } from './http/multipart';
import { type Handlers, mountContract } from './http/openapi';
import type { Services } from './http/operation';
import { originsPlugin, pageOriginsOf } from './http/origins';
import { answerProblems, answerUnknownAddress } from './http/answerProblems';
import type { SessionCache } from './identity/sessionCache';
import { callCookies, sessionsPlugin, viewerOf } from './identity/sessions';
import { webPlugin } from './http/web';

/** The handler of every operation of the contract. */
export const handlers: Handlers = {
  ...tasks,
  ...images,
  ...passwordSignIn,
  ...signOut,
  ...passkeySignIn,
  ...sessions,
  ...secondFactorSignIn,
  ...secondFactors,
  ...factorHandlers,
  ...factorResets,
  ...users,
  ...customerFigures,
  ...customerGroups,
  ...customerTasks,
  ...passwords,
  ...customerPlaces,
  ...catalogs,
  ...orders,
  ...newOrders,
  ...orderProposals,
  takeOrderProposal: takeOrderProposalBy(erpSteps),
  ...orderPapers,
  ...orderTasks,
  ...orderViews,
  ...overview,
  ...find,
  ...documents,
  ...erp,
  ...apiKeys,
  ...webhooks,
  ...stock,
  ...uploadHandlers,
  ...privacy,
};

/** The parts of the host; `webDir` is the built SPA, or null for the API alone. */
export interface Parts extends Omit<
  Services,
  'env' | 'now' | 'pictures' | 'reader' | 'garmentJson' | 'workers'
> {
  env: Env;
  workers: WorkerPool;
  database: Pick<OpenDatabase, 'db' | 'pool'>;
  webDir: string | null;
  /** Reads reports, exports and figures; from the database unless there is a replica. */
  reader?: Reader;
  /** The pictures; by default those of the data folder. The demo draws its own. */
  pictures?: PictureStore;
  now?: () => Date;
  /** Caches sessions for a few seconds; without one, each request queries its session. */
  sessionCache?: SessionCache;
  /** Timeouts for clients; `connectionLimits` unless a test needs shorter ones. */
  limits?: ConnectionLimits;
  /** Records every request. */
  metrics?: Metrics;
  log: FastifyBaseLogger;
}

/** The proxies whose X-Forwarded-For is trusted: those listed, or this many in front of the server. */
function trustedProxies({ trustProxy }: Env): string[] | ((address: string, hop: number) => boolean) {
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy;
}

/** Builds the host without listening, so that tests can call it directly. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { env, database, workers, erp: connector, webDir, now = () => new Date(), log } = parts;
  let connections: Connections = { open: new Set(), extraServers: new Set(), tightenPace: () => undefined };
  const app = Fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    serverFactory: (listener) => {
      const made = createHttpServer(listener, parts.limits ?? connectionLimits);
      connections = made.connections;
      return made.server;
    },
    // `createHttpServer` responds to invalid requests itself.
    clientErrorHandler: () => undefined,
    rewriteUrl: readableAddress,
    // An open connection still gets its response when the host stops.
    return503OnClosing: false,
    bodyLimit: 2 * 1024 * 1024,
    trustProxy: trustedProxies(env),
    // The contract limits the length of ids, as it validates the rest of them.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16 * 1024 },
    forceCloseConnections: 'idle',
    // Lists may be long: from this length on, native JSON.stringify is twice as fast as the generated serializer.
    serializerOpts: { largeArraySize: 1000, largeArrayMechanism: 'json-stringify' },
  });
  // Encoded once: otherwise a long string would be scanned for its length and then encoded again.
  app.addHook('onSend', async (_request, _reply, answer) =>
    typeof answer === 'string' ? Buffer.from(answer) : answer,
  );
  // Bodies are read only where the contract says so.
  app.removeAllContentTypeParsers();
  app.decorate('connections', connections);
  answerProblems(app);
  parts.metrics?.watch(app);
  app.addHook('onRequest', async (request, reply) => void reply.header('X-Request-Id', request.id));
  const pageOrigins = pageOriginsOf(webDir);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Ant Design injects its component styles into the page.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', () => pageOrigins().images],
        connectSrc: ["'self'", () => pageOrigins().api],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: env.publicUrl.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  await makePrivateFolders(env.dataDir, log);
  await app.register(originsPlugin, { env });
  await app.register(healthPlugin, { pool: database.pool });
  await app.register(sessionsPlugin, { db: database.db, env, now, cache: parts.sessionCache });
  await app.register(callLimitPlugin, { env, now });
  // After the cookies: a response that sets one is not compressed.
  await app.register(compressionPlugin);
  await app.register(multipartPlugin, { env });
  const pictures = parts.pictures ?? new PictureStore(filesOf(env), undefined);
  await registerImages(app, pictures);
  refuseUnreadableAddresses(app);
  await app.register(apiDocs, { viewerOf: viewerOf({ db: database.db, env, now }) });
  const garmentJson = new GarmentJsonCache();
  const { db } = database;
  const reader = parts.reader ?? readerOf(db);
  const services = {
    ...{ env, workers, erp: connector, pictures, garmentJson, now, db, reader },
    cookiesOf: callCookies,
  };
  await app.register((api) => mountContract(api, handlers, services));
  if (env.openidProviders.length > 0) {
    // Loaded only where it is used: its libraries take a tenth of a second.
    const { openidRoutes } = await import('./features/identity/openid/openidRoutes');
    await app.register(openidRoutes, { db, env, now });
  }
  if (webDir === null) app.setNotFoundHandler(answerUnknownAddress);
  else {
    await app.register(webPlugin, {
      webDir,
      brandMark: env.brandMark,
      pageSettings: { ...env.page, signIn: { passkeys: hasPasskeys(env), ...companySignIn(env) } },
    });
  }
  return app;
}
