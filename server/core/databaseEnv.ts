import type { SettingsReader } from './SettingsReader';

/** The settings of a replica. */
export type ReplicaEnv = NonNullable<ReturnType<typeof readDatabaseEnv>['replica']>;

/** Settings that require DATABASE_URL, with what that is in relation to them. */
const beside = {
  DATABASE_DIRECT_URL: 'the pooler in front of that database',
  DATABASE_REPLICA_URL: 'the database that it copies',
};

/** Reads the settings of the database, each from the environment variable DATABASE_… of the same name. */
export function readDatabaseEnv(settings: SettingsReader) {
  const url = (name: string) => {
    const value = settings.text(name);
    if (value !== null) settings.address(name, value, ['postgres:', 'postgresql:']);
    return value;
  };
  const databaseUrl = url('DATABASE_URL');
  const databaseDirectUrl = url('DATABASE_DIRECT_URL');
  const replicaUrl = url('DATABASE_REPLICA_URL');
  for (const [name, what] of Object.entries(beside)) {
    if (settings.text(name) !== null && databaseUrl === null)
      settings.faults.push(`${name} is set, but DATABASE_URL, ${what}, is not.`);
  }
  /** How many seconds the figures of the overview may be behind before they are read from the primary. */
  const maxSecondsBehind = settings.integer('DATABASE_REPLICA_SECONDS', 60, 0, 86_400);
  return {
    /** A PostgreSQL URL, or null for the embedded database in `dataDir`. */
    databaseUrl,
    /** The direct URL of the database if `databaseUrl` is a pooler, for what needs a session; otherwise null. */
    databaseDirectUrl,
    /** Whether `databaseUrl` is a pooler without support for prepared statements. */
    databasePooler: settings.flag('DATABASE_POOLER', databaseDirectUrl !== null),
    /** The standby that reports, exports and figures are read from; null for the database itself. */
    replica: replicaUrl === null ? null : { url: replicaUrl, maxSecondsBehind },
  };
}
