import type { ColumnMapping } from '../../domain/prepare/columnMapping';
import { plainShape, type Shape } from '../../domain/prepare/shape';

/** A saved mapping, applied to the next file with the same titles. */
export interface SavedMapping {
  readonly titles: readonly string[];
  readonly shape: Shape;
  readonly plan: ColumnMapping;
}

const maxSaved = 30;

/**
 * Parses the stored mappings, checking only their keys: a change of the format needs a new localStorage key, except for
 * new parts of the shape, which are off.
 */
export function readMappings(saved: unknown): readonly SavedMapping[] {
  const mappings = Array.isArray(saved) ? saved.filter(isMapping) : [];
  return mappings.map((mapping) => ({ ...mapping, shape: { ...plainShape, ...mapping.shape } }));
}

const isMapping = (value: unknown): value is SavedMapping =>
  typeof value === 'object' && value !== null && ['titles', 'shape', 'plan'].every((part) => part in value);

/** The saved mapping for these titles, if any. */
export function mappingFor(
  saved: readonly SavedMapping[],
  titles: readonly string[],
): SavedMapping | undefined {
  return saved.find((one) => JSON.stringify(one.titles) === JSON.stringify(titles));
}

/** Adds a mapping in front; drops the oldest ones over the limit. */
export function withMapping(saved: readonly SavedMapping[], mapping: SavedMapping): readonly SavedMapping[] {
  const others = saved.filter((one) => mappingFor([one], mapping.titles) === undefined);
  return [mapping, ...others].slice(0, maxSaved);
}
