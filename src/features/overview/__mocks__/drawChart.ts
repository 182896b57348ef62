import type { ChartData } from '../chartData';

/** jsdom cannot measure text, so this mock only supports clicking bars. */
export function drawChart(
  element: HTMLElement,
  data: ChartData,
  onPick: ((index: number) => void) | null,
): () => void {
  const pick = () => onPick?.(data.labels.length - 1);
  element.addEventListener('click', pick);
  return () => element.removeEventListener('click', pick);
}
