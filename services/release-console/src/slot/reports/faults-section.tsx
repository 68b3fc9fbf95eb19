import { formatNumber } from '@dana/i18n';
import { useConsoleTexts } from '../../texts/use-console-texts.ts';
import { ReadView } from '../read-view.tsx';
import { useErrors } from '../slot-queries.ts';
import { SlotSection } from '../slot-section.tsx';
import { FaultItem } from './fault-item.tsx';
import css from './reports.module.css';

type FaultsSectionProps = { remote: string; hours: number };

/** What failed of a deployable in browsers, in groups, those of most visits first. */
export function FaultsSection({ remote, hours }: FaultsSectionProps) {
  const { t } = useConsoleTexts();
  const read = useErrors(remote, hours);
  return (
    <SlotSection title={t('slot.faults.title')}>
      <ReadView read={read}>
        {({ groups, others }) => (
          <>
            {groups.length === 0 && <p className={css.quiet}>{t('slot.faults.empty')}</p>}
            <ul className={css.rows}>
              {groups.map((group) => (
                <FaultItem key={`${group.release} ${group.key}`} group={group} />
              ))}
            </ul>
            {others > 0 && (
              <p className={css.quiet}>
                {t('slot.faults.others', { count: others, visits: formatNumber(others) })}
              </p>
            )}
          </>
        )}
      </ReadView>
    </SlotSection>
  );
}
