/** The settings of the database, each from the environment variable DATABASE_… of the same name. */
export interface DatabaseEnv {
  /** A PostgreSQL URL, or null for the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** The direct URL of the database if `databaseUrl` is a pooler, for what needs a session; otherwise null. */
  databaseDirectUrl: string | null;
  /** Whether `databaseUrl` is a pooler without support for prepared statements. */
  databasePooler: boolean;
  /** The standby that reports, exports and figures are read from; null for the database itself. */
  replica: ReplicaEnv | null;
}

/** The settings of a replica. */
export interface ReplicaEnv {
  url: string;
  /** How many seconds the figures of the overview may be behind before they are read from the primary. */
  maxSecondsBehind: number;
}

/** Reads single settings and collects their faults. */
interface SettingsReader {
  text(name: string): string | null;
  integer(name: string, fallback: number, min: number, max: number): number;
  choice<T extends string>(name: string, options: readonly T[], fallback: T): T;
  address(name: string, value: string, protocols: string[]): URL | null;
  faults: string[];
}

/** Settings that require DATABASE_URL, with what that is in relation to them. */
const beside = {
  DATABASE_DIRECT_URL: 'the pooler in front of that database',
  DATABASE_REPLICA_URL: 'the database that it copies',
};

/** Reads the settings of the database. */
export function readDatabaseEnv({ text, integer, choice, address, faults }: SettingsReader): DatabaseEnv {
  const url = (name: string) => {
    const value = text(name);
    if (value !== null) address(name, value, ['postgres:', 'postgresql:']);
    return value;
  };
  const databaseUrl = url('DATABASE_URL');
  const databaseDirectUrl = url('DATABASE_DIRECT_URL');
  const replicaUrl = url('DATABASE_REPLICA_URL');
  for (const [name, what] of Object.entries(beside)) {
    if (text(name) !== null && databaseUrl === null)
      faults.push(`${name} is set, but DATABASE_URL, ${what}, is not.`);
  }
  const isPooled = databaseDirectUrl === null ? 'false' : 'true';
  const maxSecondsBehind = integer('DATABASE_REPLICA_SECONDS', 60, 0, 86_400);
  return {
    databaseUrl,
    databaseDirectUrl,
    databasePooler: choice('DATABASE_POOLER', ['true', 'false'] as const, isPooled) === 'true',
    replica: replicaUrl === null ? null : { url: replicaUrl, maxSecondsBehind },
  };
}
