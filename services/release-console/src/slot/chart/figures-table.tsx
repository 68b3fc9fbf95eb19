import type { HealthView } from '@dana/releases/admin/health/health-view';
import { formatNumber } from '@dana/i18n';
import { instantText } from '../../texts/instant-text.ts';
import { useConsoleTexts } from '../../texts/use-console-texts.ts';
import { type ChartSeries, shareIn } from './chart-data.ts';
import css from './chart.module.css';

type FiguresTableProps = { chart: HealthView['chart']; series: readonly ChartSeries[] };

/** The figures of the chart in words, the newest first. */
export function FiguresTable({ chart, series }: FiguresTableProps) {
  const { t, locale } = useConsoleTexts();
  const seen = chart.filter(({ releases }) => series.some(({ release }) => releases[release]));
  return (
    <details className={css.figures}>
      <summary>{t('slot.chart.figures')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who scrolls by keyboard has to get into it. */}
      <section className={css.scroll} tabIndex={0} aria-label={t('slot.chart.figures')}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('slot.chart.since')}</th>
              {series.map(({ version }) => (
                <th key={version} scope="col">
                  <bdi>{version}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seen.toReversed().map((window) => (
              <tr key={window.start}>
                <th scope="row">
                  <time dateTime={window.start}>{instantText(window.start, locale)}</time>
                </th>
                {series.map(({ release, version }) => (
                  <td key={version}>{cellText(window, release)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );

  function cellText(window: HealthView['chart'][number], release: string): string {
    const share = shareIn(window, release);
    if (share === null) return '–';
    const visits = formatNumber(window.releases[release]?.sessions ?? 0);
    return t('slot.chart.cell', { percent: Math.round(share * 10) / 10, visits });
  }
}
