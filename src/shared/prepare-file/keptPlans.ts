import { decimalMarks } from '../../domain/prepare/numbers';
import type { Plan, Source } from '../../domain/prepare/plan';
import type { Shape } from '../../domain/prepare/shape';

/** How a person has matched files with these titles: the next one with the same titles is matched so. */
export interface KeptPlan {
  readonly titles: readonly string[];
  readonly shape: Shape;
  readonly plan: Plan;
}

const mostKept = 30;

/** What the browser has kept, without what is not ours. */
export function readKeptPlans(kept: unknown): readonly KeptPlan[] {
  return Array.isArray(kept) ? kept.filter(isKeptPlan) : [];
}

/** The matching of a file with these titles; undefined for titles that were never seen. */
export function keptFor(kept: readonly KeptPlan[], titles: readonly string[]): KeptPlan | undefined {
  return kept.find((one) => JSON.stringify(one.titles) === JSON.stringify(titles));
}

/** The kept matchings with this one first; the oldest of too many is forgotten. */
export function withPlan(kept: readonly KeptPlan[], plan: KeptPlan): readonly KeptPlan[] {
  const others = kept.filter((one) => keptFor([one], plan.titles) === undefined);
  return [plan, ...others].slice(0, mostKept);
}

type Facts = { readonly [fact in string]?: unknown };

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isIndex = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const areAll = <Item>(value: unknown, is: (item: unknown) => item is Item): value is Item[] =>
  Array.isArray(value) && value.every(is);

const isKeptPlan = (value: unknown): value is KeptPlan =>
  isFacts(value) && areAll(value.titles, isText) && isShape(value.shape) && isPlan(value.plan);

const isShape = (value: unknown): value is Shape =>
  isFacts(value) &&
  (value.parents === null ||
    (isFacts(value.parents) && isIndex(value.parents.id) && isIndex(value.parents.parent))) &&
  areAll(value.options, isOption) &&
  areAll(value.lists, isIndex) &&
  areAll(value.fillDown, isIndex) &&
  areAll(value.sizes, isIndex);

const isOption = (value: unknown): value is Shape['options'][number] =>
  isFacts(value) && isIndex(value.name) && isIndex(value.value);

const isPlan = (value: unknown): value is Plan =>
  isFacts(value) &&
  isFacts(value.sources) &&
  Object.values(value.sources).every(isSource) &&
  isFacts(value.marks) &&
  Object.values(value.marks).every((mark) => decimalMarks.some((known) => known === mark)) &&
  [value.unifies, value.dropsRepeats, value.dropsBad].every(isFlag);

const isSource = (value: unknown): value is Source =>
  isFacts(value) &&
  areAll(value.columns, isIndex) &&
  (value.part === null || isIndex(value.part)) &&
  isText(value.fill);
