import { forRegion } from '../../lib/region';
import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { type EChartsCoreOption, init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { numberText } from '../../lib/numbers';
import type { ChartData } from './chartData';
import { language } from '../../languages/useT';

register([BarChart, LineChart, GridComponent, TooltipComponent, SVGRenderer]);

/** What a chart calls: `onPick` with the index of a bar or dot that is clicked, null if none leads anywhere. */
export interface ChartEvents {
  readonly onPick: ((index: number) => void) | null;
  readonly onDrawn: () => void;
}

/** Draws a chart that resizes with its element; returns a function that removes it. */
export function drawChart(
  element: HTMLElement,
  data: ChartData,
  { onPick, onDrawn }: ChartEvents,
): () => void {
  const chart = init(element, null, { renderer: 'svg' });
  // Text is measured on a canvas, which supports neither CSS variables nor inheritance, and no font that comes later.
  const { fontFamily } = getComputedStyle(element);
  const draw = () => {
    if (chart.isDisposed()) return;
    chart.setOption(toOption(data, fontFamily, onPick !== null));
    onDrawn();
  };
  document.fonts.load(`12px ${fontFamily}`, data.labels.join('')).then(draw, draw);
  if (onPick !== null) chart.on('click', ({ dataIndex }) => onPick(Number(dataIndex)));
  const sizes = new ResizeObserver(() => chart.resize());
  sizes.observe(element);
  return () => {
    sizes.disconnect();
    chart.dispose();
  };
}

// The CSS variables are defined in the style sheet, so the chart follows the color scheme and forced colors.
const colors = ['var(--chart-now)', 'var(--chart-before)'];
const ink = 'var(--chart-ink)';
const line = 'var(--chart-line)';

const compact = forRegion(
  (region) => new Intl.NumberFormat(region, { notation: 'compact', maximumFractionDigits: 1 }),
);

/** The chart is drawn from left to right; its labels keep the direction of the page (U+2067, U+2069). */
const inOwnDirection = (label: string) => (language.get().isRightToLeft ? `\u2067${label}\u2069` : label);

function toOption(
  { kind, labels, series, text }: ChartData,
  fontFamily: string,
  isPicked: boolean,
): EChartsCoreOption {
  const names = {
    type: 'category',
    data: labels.map(inOwnDirection),
    axisLine: { lineStyle: { color: line } },
    axisTick: { show: false },
    axisLabel: {
      color: ink,
      ...(kind === 'bars' && { width: 136, overflow: 'truncate' }),
      // Labels the first and the last day inside the chart, and as many between them as fit.
      ...(kind === 'line' && {
        showMinLabel: true,
        showMaxLabel: true,
        alignMinLabel: 'left',
        alignMaxLabel: 'right',
        hideOverlap: true,
      }),
    },
  };
  const values = {
    type: 'value',
    minInterval: 1,
    splitNumber: 4,
    axisLabel: {
      color: ink,
      formatter: (value: number) => inOwnDirection(compact().format(value)),
      hideOverlap: true,
    },
    splitLine: { lineStyle: { color: line } },
  };
  return {
    animation: false,
    color: colors,
    textStyle: { fontFamily, color: ink },
    grid: { top: 8, right: 12, bottom: 4, left: 4, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    tooltip: {
      trigger: 'axis',
      confine: true,
      transitionDuration: 0,
      axisPointer: {
        type: kind === 'line' ? 'line' : 'shadow',
        shadowStyle: { color: 'var(--chart-hover)' },
      },
      backgroundColor: 'var(--chart-raised)',
      borderColor: line,
      textStyle: { color: 'var(--chart-strong)', fontSize: 12 },
      valueFormatter: (value: unknown) => (typeof value === 'number' ? text(value) : numberText(0)),
    },
    ...(kind === 'bars'
      ? { xAxis: values, yAxis: { ...names, inverse: true } }
      : { xAxis: { ...names, boundaryGap: kind === 'columns' }, yAxis: values }),
    series: series.map(({ name, values: data }, index) => ({
      name,
      data: [...data],
      type: kind === 'line' ? 'line' : 'bar',
      cursor: isPicked ? 'pointer' : 'default',
      emphasis: { disabled: true },
      itemStyle: { color: colors[index] },
      ...(kind === 'line'
        ? {
            showSymbol: false,
            lineStyle: { width: index === 0 ? 2 : 1.5, type: index === 0 ? 'solid' : 'dashed' },
          }
        : { barMaxWidth: 14, barGap: '10%' }),
    })),
  };
}
