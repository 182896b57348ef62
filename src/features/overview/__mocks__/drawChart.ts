import type { ChartData } from '../chartData';

/** jsdom cannot measure texts: only the way from a bar to its row remains. */
export function drawChart(
  element: HTMLElement,
  data: ChartData,
  onPick: ((index: number) => void) | null,
): () => void {
  const pick = () => onPick?.(data.labels.length - 1);
  element.addEventListener('click', pick);
  return () => element.removeEventListener('click', pick);
}
