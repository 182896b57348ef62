import type { ColumnMapping } from '../../domain/prepare/columnMapping';
import type { Shape } from '../../domain/prepare/shape';

/** How a person has matched files with these titles: the next one with the same titles is matched so. */
export interface SavedMapping {
  readonly titles: readonly string[];
  readonly shape: Shape;
  readonly plan: ColumnMapping;
}

const maxSaved = 30;

/** What the browser has saved. Only this module writes there: another form of mappings needs another key. */
export function readMappings(saved: unknown): readonly SavedMapping[] {
  return Array.isArray(saved) ? saved.filter(isMapping) : [];
}

const isMapping = (value: unknown): value is SavedMapping =>
  typeof value === 'object' && value !== null && ['titles', 'shape', 'plan'].every((part) => part in value);

/** The mapping of a file with these titles; undefined for titles that were never seen. */
export function mappingFor(
  saved: readonly SavedMapping[],
  titles: readonly string[],
): SavedMapping | undefined {
  return saved.find((one) => JSON.stringify(one.titles) === JSON.stringify(titles));
}

/** The saved mappings with this one first; the oldest of too many is dropped. */
export function withMapping(saved: readonly SavedMapping[], mapping: SavedMapping): readonly SavedMapping[] {
  const others = saved.filter((one) => mappingFor([one], mapping.titles) === undefined);
  return [mapping, ...others].slice(0, maxSaved);
}
