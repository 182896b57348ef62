/** Whether an event came from a cell that takes quantities. */
export function isCell(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.dataset.sku !== undefined;
}

/** Whether something was typed in a cell that is not stored yet. */
export function isBeingTyped(cell: HTMLInputElement): boolean {
  return cell.value !== cell.defaultValue;
}
