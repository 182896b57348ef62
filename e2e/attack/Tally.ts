import type { OperationId } from '../../src/domain/access/accessRules';
import { operations } from './operations';

/** What an attack has done so far. */
export class Tally {
  calls = 0;
  private readonly statuses = new Map<string, number>();
  private readonly covered = new Set<OperationId>();
  private readonly done = new Set<OperationId>();

  count(status: number, operation?: OperationId): void {
    this.calls += 1;
    const kind = status === 0 ? 'unanswered' : `${Math.floor(status / 100)}xx`;
    this.statuses.set(kind, (this.statuses.get(kind) ?? 0) + 1);
    if (operation === undefined) return;
    this.covered.add(operation);
    if (status === 200) this.done.add(operation);
  }

  toString(): string {
    const statuses = [...this.statuses].toSorted().map(([kind, count]) => `${count} ${kind}`);
    const missing = operations.map(({ name }) => name).filter((name) => !this.covered.has(name));
    const undone = operations.map(({ name }) => name).filter((name) => !this.done.has(name));
    return [
      `${this.calls} calls: ${statuses.join(', ')}`,
      `${this.covered.size} of ${operations.length} operations called${missing.length === 0 ? '' : `, not ${missing.join(', ')}`}`,
      ...(undone.length === 0 ? [] : [`never answered 200: ${undone.join(', ')}`]),
    ].join('; ');
  }
}
