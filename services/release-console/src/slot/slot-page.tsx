import { Notice, StateView } from '@dana/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { useHealth, useRegistry } from '../calls/queries.ts';
import { PendingView } from '../frame/pending-view.tsx';
import { WaitingCard } from '../now/waiting-card.tsx';
import { failureText } from '../texts/failure-text.ts';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import { ChartSection } from './chart/chart-section.tsx';
import { LiveNow } from './live-now.tsx';
import { PeriodPicker } from './period-picker.tsx';
import { periodOf, periods } from './period.ts';
import { PublishedSection } from './published/published-section.tsx';
import { CallsSection } from './reports/calls-section.tsx';
import { FaultsSection } from './reports/faults-section.tsx';
import { VitalsSection } from './reports/vitals-section.tsx';
import css from './slot-page.module.css';
import { SlotSuspect } from './slot-suspect.tsx';

/** One deployable: what is live of it, how it does and since when, what fails in it, and what was published. */
export function SlotPage() {
  const { remote = '' } = useParams();
  const { t } = useConsoleTexts();
  const [query, setQuery] = useSearchParams();
  const period = periodOf(query.get('period'));
  const hours = periods[period];
  const registry = useRegistry();
  const health = useHealth(hours);
  if (!registry.data) return <PendingView read={registry} size="page" />;
  const { slots, waiting, revision } = registry.data;
  const slot = slots[remote];
  if (!slot && !waiting.includes(remote))
    return <StateView kind="empty" title={t('slot.unknown')} size="page" as="h1" />;
  return (
    <>
      <div className={css.head}>
        <h1>
          <bdi>{remote}</bdi>
        </h1>
        <PeriodPicker
          period={period}
          onChange={(next) =>
            setQuery((was) => ({ ...Object.fromEntries(was), period: next }), { replace: true })
          }
        />
      </div>
      {registry.error && <Notice tone="error">{failureText(registry.error, t)}</Notice>}
      {health.data && <SlotSuspect remote={remote} health={health.data} revision={revision} />}
      {slot ? <LiveNow remote={remote} slot={slot} health={health.data} /> : <WaitingCard remote={remote} />}
      <ChartSection remote={remote} hours={hours} health={health} />
      <VitalsSection remote={remote} health={health} />
      <FaultsSection remote={remote} hours={hours} />
      <CallsSection remote={remote} hours={hours} />
      <PublishedSection remote={remote} slot={slot} />
    </>
  );
}
