import { Notice } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useConsoleTexts } from '../../texts/use-console-texts.ts';
import type { ChartData } from './chart-data.ts';
import { lookOf } from './chart-look.ts';
import type { DrawnChart } from './draw-chart.ts';
import css from './chart.module.css';
import { PointLine } from './point-line.tsx';
import { useColourScheme } from './use-colour-scheme.ts';

type FailureChartProps = {
  data: ChartData;
  /** What is seen in it, for who does not see it. */
  label: string;
};

/** The drawing; what draws is asked for when the first one is shown. */
export function FailureChart({ data, label }: FailureChartProps) {
  const { t, locale } = useConsoleTexts();
  const target = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnChart>(undefined);
  const [point, setPoint] = useState<number>();
  const [isLost, setIsLost] = useState(false);
  const scheme = useColourScheme();
  const { data: draw, error } = useQuery({
    queryKey: ['part', 'chart'],
    queryFn: async () => (await import('./draw-chart.ts')).drawChart,
    staleTime: 'static',
    retry: 2,
  });
  const begin = useEffectEvent((element: HTMLElement) =>
    draw?.(element, { data, look: lookOf(element), locale, onPoint: setPoint }),
  );
  const lines = data.series.map(({ release }) => release).join(' ');
  const lengthS = Math.round(data.untilS - data.sinceS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scheme, other releases and another period are another drawing.
  useEffect(() => {
    if (!target.current) return undefined;
    try {
      drawn.current = begin(target.current);
    } catch {
      // What draws does not run in every browser; the page goes on without it.
      setIsLost(true);
    }
    return () => drawn.current?.destroy();
  }, [draw, scheme, lines, lengthS]);
  useEffect(() => drawn.current?.update(data), [data]);
  if (error || isLost) return <Notice tone="warning">{t('slot.chart.lost')}</Notice>;
  return (
    <div>
      <div ref={target} className={css.chart} role="img" aria-label={label} dir="ltr" />
      <PointLine data={data} point={point} />
    </div>
  );
}
