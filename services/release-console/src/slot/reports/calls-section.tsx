import { formatNumber } from '@dana/i18n';
import { useConsoleTexts } from '../../texts/use-console-texts.ts';
import { ReadView } from '../read-view.tsx';
import { useFailedCalls } from '../slot-queries.ts';
import { SlotSection } from '../slot-section.tsx';
import css from './reports.module.css';

type CallsSectionProps = { remote: string; hours: number };

/** Calls of the API that failed in a deployable, by route and answer, those of most visits first. */
export function CallsSection({ remote, hours }: CallsSectionProps) {
  const { t } = useConsoleTexts();
  const read = useFailedCalls(remote, hours);
  return (
    <SlotSection title={t('slot.calls.title')}>
      <ReadView read={read}>
        {({ calls }) =>
          calls.length === 0 ? (
            <p className={css.quiet}>{t('slot.calls.empty')}</p>
          ) : (
            <table className={css.table}>
              <thead>
                <tr>
                  <th scope="col">{t('slot.calls.call')}</th>
                  <th scope="col">{t('slot.calls.answer')}</th>
                  <th scope="col">{t('slot.calls.visits')}</th>
                </tr>
              </thead>
              <tbody>
                {calls.map(({ method, route, status, visits }) => (
                  <tr key={`${method} ${route} ${status}`}>
                    <td>
                      <bdi dir="ltr" className={css.place}>{`${method} ${route}`}</bdi>
                    </td>
                    <td>{status === 0 ? t('slot.calls.none') : status}</td>
                    <td>{formatNumber(visits)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </ReadView>
    </SlotSection>
  );
}
