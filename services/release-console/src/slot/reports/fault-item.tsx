import type { ErrorGroup } from '@dana/releases/reading/reports/errors-view';
import { formatNumber } from '@dana/i18n';
import { Badge } from '@dana/ui';
import { instantText } from '../../texts/instant-text.ts';
import { useConsoleTexts } from '../../texts/use-console-texts.ts';
import { placesOf } from './places-of.ts';
import css from './reports.module.css';

const kinds: ReadonlySet<string> = new Set(['thrown', 'failed', 'rejection', 'hydration']);

/** One fault: what it says, where it is in the source, how many met it, since when, on which pages and in which browsers. */
export function FaultItem({ group }: { group: ErrorGroup }) {
  const { t, locale } = useConsoleTexts();
  const { version, kind, message, visits, firstAt, lastAt, pages, browsers, incident, stack } = group;
  const [place, ...further] = placesOf(stack);
  return (
    <li className={css.fault}>
      <p className={css.message}>
        <bdi>{message}</bdi>
      </p>
      {place && (
        <p>
          <bdi dir="ltr" className={css.place}>
            {place}
          </bdi>
        </p>
      )}
      <p className={css.facts}>
        <span className={css.strong}>
          {t('slot.visits', { count: visits, visits: formatNumber(visits) })}
        </span>
        <Badge>{kinds.has(kind) ? t(`slot.faults.kinds.${kind}`) : kind}</Badge>
        <bdi>{version}</bdi>
        <span>
          {t('slot.faults.first')} <time dateTime={firstAt}>{instantText(firstAt, locale)}</time>
        </span>
        <span>
          {t('slot.faults.last')} <time dateTime={lastAt}>{instantText(lastAt, locale)}</time>
        </span>
      </p>
      <p className={css.quiet}>
        {t('slot.faults.pages')} <Counts counts={pages} />
        {' · '}
        {t('slot.faults.browsers')} <Counts counts={browsers} />
        {incident !== undefined && (
          <>
            {' · '}
            {t('slot.faults.incident')} <bdi>{incident}</bdi>
          </>
        )}
      </p>
      {further.length > 0 && (
        <details className={css.quiet}>
          <summary>{t('slot.faults.stack')}</summary>
          <ol dir="ltr" className={css.stack}>
            {[place, ...further].map((line, index) => (
              // A function that calls itself stands there twice.
              <li key={index}>{line}</li>
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}

function Counts({ counts }: { counts: Readonly<Record<string, number>> }) {
  const { t } = useConsoleTexts();
  return Object.entries(counts).map(([name, count], index) => (
    <span key={name}>
      {index > 0 && t('timeline.and')}
      <bdi dir="ltr">{`${name} (${formatNumber(count)})`}</bdi>
    </span>
  ));
}
