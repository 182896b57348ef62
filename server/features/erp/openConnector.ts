import type { TaskLog } from '../../background/taskDefinition';
import type { Workers } from '../../core/workers';
import type { Db } from '../../db/openDatabase';
import { type Env, InvalidEnvError } from '../../core/env';
import type { ErpConnector } from '../../core/erpConnector';
import { type FileLocation, filesOf } from '../../files/filesOf';
import { openDropConnector } from './drop/dropConnector';
import { collectChanges } from './odata/collectChanges';
import { type Attempts, openODataConnector } from './odata/odataConnector';
import { beginAttempt, endAttempt, findAttempt } from './queries';

/** What the ERP connectors need. */
interface ConnectorParts {
  db: Db;
  env: Pick<Env, 'erpDir' | 'erpOData' | 'erpPollSeconds'> & FileLocation;
  log: TaskLog;
  workers: Workers;
}

/** SAP is asked what has changed no more often, however short the pause is for looking into a folder. */
const minSapPauseSeconds = 60;

/** Opens the ERP connector named in the settings; throws `InvalidEnvError` when it can't be used. */
export async function openConnector({ db, env, log, workers }: ConnectorParts): Promise<ErpConnector> {
  if (env.erpOData !== null) {
    const settings = env.erpOData;
    const attempts: Attempts = {
      find: (key) => findAttempt(db, key),
      begin: (key) => beginAttempt(db, key),
      end: (key) => endAttempt(db, key),
    };
    const pauseSeconds = Math.max(env.erpPollSeconds, minSapPauseSeconds);
    return {
      ...openODataConnector(settings, attempts),
      collect: collectChanges({ db, settings, log, pauseSeconds }),
    };
  }
  try {
    return await openDropConnector(env.erpDir, { log, workers, files: filesOf(env) });
  } catch {
    throw new InvalidEnvError([
      `ERP_DIR is '${env.erpDir}', but that folder can't be created or written to; make it writable or set ERP_DIR to another one.`,
    ]);
  }
}
