import type { ReleaseHealth } from '@dana/releases/admin/health/health-view';
import { Badge } from '@dana/ui';
import { healthText } from '../../health/health-text.ts';
import { useConsoleTexts } from '../../texts/use-console-texts.ts';
import type { ChartSeries } from './chart-data.ts';
import { seriesToken } from './chart-look.ts';
import css from './chart.module.css';

type ChartLegendProps = { series: readonly ChartSeries[]; releases: readonly ReleaseHealth[] };

/** Which line is which release, and how that did in all of the time. */
export function ChartLegend({ series, releases }: ChartLegendProps) {
  const { t } = useConsoleTexts();
  return (
    <ul className={css.legend}>
      {series.map(({ version }, index) => {
        const health = releases.find((one) => one.version === version);
        return (
          <li key={version} className={css.entry}>
            <span className={css.swatch} style={{ background: `var(${seriesToken(index)})` }} />
            <bdi className={css.version}>{version}</bdi>
            {health?.is && <Badge>{t(`slot.is.${health.is}`)}</Badge>}
            <span className={css.quiet}>{healthText(health, t)}</span>
          </li>
        );
      })}
    </ul>
  );
}
