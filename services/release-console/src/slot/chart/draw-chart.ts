import type { Locale } from '@dana/contracts/locale';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { ChartData } from './chart-data.ts';
import { type ChartLook, seriesToken, seriesTokens, timeFormat } from './chart-look.ts';
import { drawMarks } from './draw-marks.ts';

type DrawOptions = {
  data: ChartData;
  look: ChartLook;
  locale: Locale;
  /** Which step the pointer is at; undefined when it left. */
  onPoint: (index: number | undefined) => void;
};

export type DrawnChart = {
  /** Draws other figures of the same releases. */
  update: (data: ChartData) => void;
  destroy: () => void;
};

const heightPx = 240;
const dayS = 86_400;

/** Draws shares of failed visits over time, with a line at each change. Time runs from left to right in every language. */
export function drawChart(target: HTMLElement, { data, look, locale, onPoint }: DrawOptions): DrawnChart {
  let shown = data;
  const lengthS = data.untilS - data.sinceS;
  const format = timeFormat(locale, lengthS * 1_000);
  const axis = {
    stroke: look.muted,
    font: look.font,
    grid: { stroke: look.line, width: 1 },
    ticks: { show: false },
  };
  const stepped = uPlot.paths.stepped?.({ align: 1 });
  const chart = new uPlot(
    {
      width: target.clientWidth,
      height: heightPx,
      legend: { show: false },
      cursor: { drag: { x: false, y: false }, y: false },
      scales: {
        x: { range: () => [shown.sinceS, shown.untilS] },
        y: { range: (_, __, most) => [0, topOf(most)] },
      },
      axes: [
        {
          ...axis,
          size: 32,
          space: 70,
          // Labels that are days stand a whole number of days apart.
          ...(lengthS > dayS && { incrs: [1, 2, 5, 10].map((days) => days * dayS) }),
          values: (_, splits) => splits.map((second) => format.format(second * 1_000)),
        },
        { ...axis, size: 56, values: (_, splits) => splits.map((percent) => `${percent}%`) },
      ],
      series: [
        {},
        ...data.series.map((_, index) => ({
          stroke: look.series[(seriesTokens as readonly string[]).indexOf(seriesToken(index))] ?? look.muted,
          width: 2,
          points: { show: false },
          ...(stepped && { paths: stepped }),
        })),
      ],
      hooks: {
        draw: [(drawn) => drawMarks(drawn, shown.marks, look)],
        setCursor: [({ cursor }) => onPoint(cursor.idx ?? undefined)],
      },
    },
    alignedOf(data),
    target,
  );
  const resized = new ResizeObserver(() => chart.setSize({ width: target.clientWidth, height: heightPx }));
  resized.observe(target);
  return {
    update(next) {
      shown = next;
      chart.setData(alignedOf(next));
    },
    destroy() {
      resized.disconnect();
      chart.destroy();
    },
  };
}

const alignedOf = ({ times, series }: ChartData): uPlot.AlignedData => [
  times,
  ...series.map(({ shares }) => shares),
];

/** Above the highest share, and never so low that one visit in fifty looks like a broken shop. */
const topOf = (most: number | null): number => Math.min(105, Math.max(10, (most ?? 0) * 1.15));
