import type { SettingsReader } from './SettingsReader';

/** The settings of the storage. */
export type S3Env = NonNullable<ReturnType<typeof readS3Env>>;

const others = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_PREFIX',
  'S3_PATH_STYLE',
];

/**
 * Reads the settings of the S3-compatible storage that holds the host's files, each from the environment variable S3_…
 * of the same name (docs/settings.md); null without S3_BUCKET, when files are stored in DATA_DIR.
 */
export function readS3Env(settings: SettingsReader) {
  const { faults } = settings;
  const bucket = settings.text('S3_BUCKET');
  if (bucket === null) {
    const alone = others.find((name) => settings.text(name) !== null);
    if (alone !== undefined)
      faults.push(`${alone} is set, but S3_BUCKET, the bucket that it is about, is not.`);
    return null;
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    faults.push(`S3_BUCKET must be 3 to 63 lower-case letters, digits, dots and dashes, but is '${bucket}'.`);
  }
  const prefix = (settings.text('S3_PREFIX') ?? '').replace(/\/+$/, '');
  if (!/^([\w-]+(\/[\w-]+)*)?$/.test(prefix)) {
    faults.push(`S3_PREFIX must be letters, digits and dashes between slashes, but is '${prefix}'.`);
  }
  const accessKeyId = settings.text('S3_ACCESS_KEY_ID');
  const secretAccessKey = settings.text('S3_SECRET_ACCESS_KEY');
  if ((accessKeyId === null) !== (secretAccessKey === null)) {
    faults.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY need each other: set both or neither.');
  }
  const endpoint = settings.text('S3_ENDPOINT');
  if (endpoint !== null) settings.address('S3_ENDPOINT', endpoint, ['http:', 'https:']);
  return {
    bucket,
    /** The prefix of every key, with a trailing slash; '' for none. */
    prefix: prefix === '' ? '' : `${prefix}/`,
    /** The address of the storage; null for Amazon's own of the region. */
    endpoint,
    region: settings.text('S3_REGION') ?? 'us-east-1',
    /** Null to let the SDK find them: the AWS_… variables, or the role of the machine. */
    credentials: accessKeyId === null || secretAccessKey === null ? null : { accessKeyId, secretAccessKey },
    /** Whether the bucket is in the path of an address instead of its host name. */
    isPathStyle: settings.flag('S3_PATH_STYLE', endpoint !== null),
  };
}
