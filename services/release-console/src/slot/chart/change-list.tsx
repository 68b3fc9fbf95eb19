import type { HealthView } from '@dana/releases/admin/health/health-view';
import { classNames } from '@dana/ui';
import { instantText } from '../../texts/instant-text.ts';
import { useConsoleTexts } from '../../texts/use-console-texts.ts';
import { verbText } from '../../texts/verb-text.ts';
import { differenceText } from './difference-text.ts';
import css from './chart.module.css';

type ChangeListProps = { health: HealthView; remote: string };

/** What was changed while the chart runs, of any deployable, the newest first: the numbers stand at the chart's lines. */
export function ChangeList({ health: { changes, suspicion }, remote }: ChangeListProps) {
  const { t, locale } = useConsoleTexts();
  if (changes.length === 0) return <p className={css.quiet}>{t('slot.chart.noChanges')}</p>;
  return (
    <ol className={css.changes} aria-label={t('slot.chart.changes')}>
      {changes.toReversed().map(({ revision, at, verb, actor, differences }) => (
        <li key={revision} className={css.change}>
          <span
            className={classNames(css.mark, suspicion?.suspect.revision === revision && css.suspect)}
            data-own={differences.some((difference) => difference.remote === remote)}
          >
            {revision}
          </span>
          <span>
            {verbText(verb, t)}:{' '}
            {differences.map((difference) => differenceText(difference, t)).join(t('timeline.and'))}{' '}
            <span className={css.quiet}>
              <bdi>{actor}</bdi> · <time dateTime={at}>{instantText(at, locale)}</time>
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
