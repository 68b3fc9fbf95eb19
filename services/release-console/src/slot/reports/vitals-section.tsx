import type { HealthView } from '@dana/releases/admin/health/health-view';
import { formatNumber } from '@dana/i18n';
import type { UseQueryResult } from '@tanstack/react-query';
import { useConsoleTexts } from '../../texts/use-console-texts.ts';
import { ReadView } from '../read-view.tsx';
import { SlotSection } from '../slot-section.tsx';
import css from './reports.module.css';
import { VitalFigure } from './vital-figure.tsx';

type VitalsSectionProps = { remote: string; health: UseQueryResult<HealthView> };

/** How fast the pages of each release were, beside the usual bounds of good and poor. */
export function VitalsSection({ remote, health }: VitalsSectionProps) {
  const { t } = useConsoleTexts();
  return (
    <SlotSection
      title={t('slot.vitals.title')}
      note={`${t(remote === 'shell' ? 'slot.vitals.ofAll' : 'slot.vitals.ofOwn')} ${t('slot.vitals.bounds')}`}
    >
      <ReadView read={health}>
        {({ vitals = {}, slots }) => {
          const names = namesOf(Object.keys(vitals), remote, slots[remote] ?? []);
          return names.length === 0 ? (
            <p className={css.quiet}>{t('slot.vitals.empty')}</p>
          ) : (
            <ul className={css.rows}>
              {names.map((name) => {
                const { visits = 0, lcpMs, inpMs, cls } = vitals[name] ?? {};
                return (
                  <li key={name} className={css.vitals}>
                    <p>
                      <bdi className={css.strong}>{name.slice(remote.length + 1)}</bdi>{' '}
                      <span className={css.quiet}>
                        {t('slot.visits', { count: visits, visits: formatNumber(visits) })}
                      </span>
                    </p>
                    <dl className={css.figures}>
                      <VitalFigure vital="lcpMs" value={lcpMs} />
                      <VitalFigure vital="inpMs" value={inpMs} />
                      <VitalFigure vital="cls" value={cls} />
                    </dl>
                  </li>
                );
              })}
            </ul>
          );
        }}
      </ReadView>
    </SlotSection>
  );
}

/** Releases of one deployable in the order in which it shows them elsewhere: the one that was seen last first. */
function namesOf(all: readonly string[], remote: string, seen: readonly { version: string }[]): string[] {
  const placeOf = (name: string): number => {
    const at = seen.findIndex(({ version }) => name === `${remote}@${version}`);
    return at === -1 ? seen.length : at;
  };
  return all
    .filter((name) => name.startsWith(`${remote}@`))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}
