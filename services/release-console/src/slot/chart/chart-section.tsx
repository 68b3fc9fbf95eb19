import type { HealthView } from '@dana/releases/admin/health/health-view';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useConsoleTexts } from '../../texts/use-console-texts.ts';
import { ReadView } from '../read-view.tsx';
import { SlotSection } from '../slot-section.tsx';
import { ChangeList } from './change-list.tsx';
import { type ChartData, chartData } from './chart-data.ts';
import { ChartLegend } from './chart-legend.tsx';
import css from './chart.module.css';
import { FailureChart } from './failure-chart.tsx';
import { FiguresTable } from './figures-table.tsx';

type ChartSectionProps = { remote: string; hours: number; health: UseQueryResult<HealthView> };

/** How often each release failed over time, with what was changed meanwhile: drawn, listed, and as a table. */
export function ChartSection({ remote, health }: ChartSectionProps) {
  const { t } = useConsoleTexts();
  const { data: view, dataUpdatedAt } = health;
  const data = useMemo(() => view && chartData(view, remote, dataUpdatedAt), [view, remote, dataUpdatedAt]);
  return (
    <SlotSection title={t('slot.chart.title')}>
      <ReadView read={health}>
        {(found) =>
          data && data.series.length > 0 ? (
            <>
              <ChartLegend series={data.series} releases={found.slots[remote] ?? []} />
              <FailureChart data={data} label={labelOf(data)} />
              <FiguresTable chart={found.chart} series={data.series} />
              <ChangeList health={found} remote={remote} />
            </>
          ) : (
            <>
              <p className={css.quiet}>{t('slot.chart.empty')}</p>
              <ChangeList health={found} remote={remote} />
            </>
          )
        }
      </ReadView>
    </SlotSection>
  );

  function labelOf({ series, marks }: ChartData): string {
    const highest = Math.max(0, ...series.flatMap(({ shares }) => shares.map((share) => share ?? 0)));
    const versions = series.map(({ version }) => version).join(t('timeline.and'));
    return t('slot.chart.label', { versions, percent: Math.round(highest), changes: marks.length });
  }
}
