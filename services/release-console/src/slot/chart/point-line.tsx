import { instantText } from '../../texts/instant-text.ts';
import { useConsoleTexts } from '../../texts/use-console-texts.ts';
import type { ChartData } from './chart-data.ts';
import css from './chart.module.css';

type PointLineProps = { data: ChartData; point: number | undefined };

/** What stands where the pointer is. The table says the same to who has none. */
export function PointLine({ data: { times, series }, point }: PointLineProps) {
  const { t, locale } = useConsoleTexts();
  const second = point === undefined ? undefined : times[point];
  const shares = series.flatMap(({ version, shares: all }) => {
    const share = point === undefined ? null : all[point];
    return typeof share === 'number' ? [{ version, percent: Math.round(share * 10) / 10 }] : [];
  });
  return (
    <p className={css.point} aria-hidden="true">
      {second !== undefined &&
        shares.length > 0 &&
        [
          instantText(new Date(second * 1_000).toISOString(), locale),
          ...shares.map((share) => t('slot.chart.point', share)),
        ].join(' · ')}
    </p>
  );
}
