import { Badge } from '@dana/ui';
import { useConsoleTexts } from '../../texts/use-console-texts.ts';
import css from './reports.module.css';
import { ratingOf, type Vital } from './vital-rating.ts';

const tones = { good: 'success', middling: 'warning', poor: 'sale' } as const;

type VitalFigureProps = { vital: Vital; value: number | undefined };

/** One measure: its short name, what three of four visits were not above, and how good that is. */
export function VitalFigure({ vital, value }: VitalFigureProps) {
  const { t } = useConsoleTexts();
  const rating = value === undefined ? undefined : ratingOf(vital, value);
  return (
    <div className={css.figure}>
      <dt className={css.quiet}>
        <abbr title={t(`slot.vitals.${vital}.name`)}>{t(`slot.vitals.${vital}.short`)}</abbr>
      </dt>
      <dd className={css.value}>
        {value === undefined ? '–' : t(`slot.vitals.${vital}.value`, { value: shown(vital, value) })}{' '}
        {rating && (
          <Badge tone={tones[rating]} look="plain">
            {t(`slot.vitals.${rating}`)}
          </Badge>
        )}
      </dd>
    </div>
  );
}

/** LCP in seconds, as everybody speaks of it. */
function shown(vital: Vital, value: number): number {
  if (vital === 'lcpMs') return Math.round(value / 100) / 10;
  return vital === 'cls' ? Math.round(value * 100) / 100 : value;
}
