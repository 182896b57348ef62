import type { Env } from '../core/env';
import { BucketStore } from './BucketStore';
import { DiskStore } from './DiskStore';
import type { FileStore } from './fileStore';

/** The settings of the file store. */
export type FileLocation = Pick<Env, 'dataDir'> & Partial<Pick<Env, 's3'>>;

const buckets = new WeakMap<object, FileStore>();

/** The file store of a host; for S3, one client per settings object. */
export function filesOf({ dataDir, s3 }: FileLocation): FileStore {
  if (s3 === null || s3 === undefined) return new DiskStore(dataDir);
  const store = buckets.get(s3) ?? new BucketStore(s3, dataDir);
  buckets.set(s3, store);
  return store;
}
