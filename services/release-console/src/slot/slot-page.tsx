import type { RegistryView, SlotView } from '@dana/releases/api/views';
import type { HealthView } from '@dana/releases/health/health-view';
import { StateView } from '@dana/ui';
import { type ReactNode, useId } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useHealth, useRegistry } from '../calls/queries.ts';
import { SlotActions } from '../change/slot-actions.tsx';
import { ReadView } from '../frame/pending-view.tsx';
import { GrafanaLink } from '../now/now-page.tsx';
import { HealthMarks, LastChange, ReleaseShare, WaitingCard } from '../now/slot-card.tsx';
import { SlotMarks } from '../now/slot-marks.tsx';
import { SuspectNotice } from '../now/suspect-notice.tsx';
import { useConsoleMessages } from '../messages.ts';
import { FailedVisits } from './failed-visits.tsx';
import { PublishedReleases } from './published-releases.tsx';
import css from './slot.module.css';

/** One deployable: what is live of it, how each release did in the last hour, and what was published. */
export function SlotPage() {
  const { remote = '' } = useParams();
  const health = useHealth();
  return (
    <ReadView read={useRegistry()} size="page">
      {(registry) => <SlotOf remote={remote} registry={registry} health={health} />}
    </ReadView>
  );
}

type SlotOfProps = { remote: string; registry: RegistryView; health: ReturnType<typeof useHealth> };

function SlotOf({ remote, registry, health }: SlotOfProps) {
  const { t } = useConsoleMessages();
  const { slots, waiting, revision } = registry;
  const { [remote]: slot } = slots;
  if (!slot && !waiting.includes(remote))
    return <StateView kind="empty" title={t('slot.unknown')} size="page" as="h1" />;
  return (
    <>
      <h1>
        <bdi>{remote}</bdi>
      </h1>
      {health.data && isOf(remote, health.data) && <SuspectNotice health={health.data} revision={revision} />}
      {slot ? <LiveNow remote={remote} slot={slot} health={health.data} /> : <WaitingCard remote={remote} />}
      <SlotSection title={t('slot.failed.title')}>
        <ReadView read={health}>{(view) => <FailedVisits remote={remote} health={view} />}</ReadView>
        <GrafanaLink registry={registry} />
      </SlotSection>
      <SlotSection title={t('slot.published.title')}>
        <PublishedReleases remote={remote} slot={slot} />
      </SlotSection>
    </>
  );
}

/** Whether the suspect is this deployable, or makes this one fail. */
const isOf = (remote: string, { suspicion }: HealthView): boolean =>
  suspicion?.suspect.remote === remote || suspicion?.failing.some((slot) => slot.remote === remote) === true;

type LiveNowProps = { remote: string; slot: SlotView; health: HealthView | undefined };

/** Which versions visitors get, who made it so and why, and what can be done. */
function LiveNow({ remote, slot, health }: LiveNowProps) {
  const { t } = useConsoleMessages();
  const { lastChange } = slot;
  return (
    <SlotSection title={t('slot.live')}>
      <div className={css.live}>
        <ReleaseShare remote={remote} slot={slot} health={health} />
        <div className={css.standing}>
          <HealthMarks remote={remote} health={health} />
          <SlotMarks slot={slot} />
          {lastChange && <LastChange change={lastChange} />}
          <Link to={`/log?${new URLSearchParams({ remote })}`} className={css.quiet}>
            {t('slot.log')}
          </Link>
        </div>
        <SlotActions remote={remote} slot={slot} />
      </div>
    </SlotSection>
  );
}

/** One part of the page of a deployable, under its heading. */
function SlotSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
