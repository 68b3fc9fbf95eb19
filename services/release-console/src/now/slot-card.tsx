import type { SlotView } from '@dana/releases/api/views';
import type { HealthView } from '@dana/releases/health/health-view';
import { Badge, Button, classNames } from '@dana/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useChanges } from '../change/change-provider.tsx';
import { SlotActions } from '../change/slot-actions.tsx';
import { healthText, instantText, useConsoleMessages, verbText } from '../messages.ts';
import css from './now.module.css';
import { SlotMarks } from './slot-marks.tsx';
import { failingValues } from './suspect-notice.tsx';

type OfSlot = { remote: string; slot: SlotView; health: HealthView | undefined };

/** One deployable: what is live of it and for how many, how that does, what holds it, and what can be done. `isFrame`: it stands around the others. */
export function SlotCard({ isFrame = false, ...of }: OfSlot & { isFrame?: boolean }) {
  const { remote, slot } = of;
  const id = useId();
  return (
    <article className={classNames(css.card, isFrame && css.frame)} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.name}>
          <Link to={`/slots/${remote}`}>{remote}</Link>
        </h2>
        <HealthMarks {...of} />
        <SlotMarks slot={slot} />
      </div>
      <ReleaseShare {...of} />
      {slot.lastChange && <LastChange change={slot.lastChange} />}
      <SlotActions remote={remote} slot={slot} />
    </article>
  );
}

/** Whether a slot fails since the suspected change, and whether it is what changed. */
export function HealthMarks({ remote, health }: Pick<OfSlot, 'remote' | 'health'>) {
  const { t } = useConsoleMessages();
  if (!health?.suspicion) return null;
  const { suspect, failing, takenBack } = health.suspicion;
  const own = failing.find((slot) => slot.remote === remote);
  return (
    <>
      {own && <Badge tone="sale">{t('marks.failing', { percent: failingValues(own).percent })}</Badge>}
      {!takenBack && suspect.remote === remote && <Badge tone="sale">{t('marks.suspected')}</Badge>}
    </>
  );
}

/** Which versions visitors get and how many of them, as a bar and in words, with how each does. */
export function ReleaseShare({ remote, slot: { stable, canary }, health }: OfSlot) {
  const { t } = useConsoleMessages();
  const healthOf = (version: string) =>
    healthText(
      health?.slots[remote]?.find((one) => one.version === version),
      t,
    );
  return (
    <div className={css.share}>
      <p className={css.version}>
        <bdi>{stable}</bdi>
      </p>
      <p className={css.quiet}>{healthOf(stable)}</p>
      {canary && (
        <>
          <div className={css.bar} aria-hidden="true">
            <span className={css.stable} />
            <span className={css.canary} style={{ flexBasis: `${canary.percent}%` }} />
          </div>
          <p className={classNames(css.quiet, css.ofCanary)}>
            {t('canary', { version: canary.version, percent: canary.percent })}
            {' · '}
            {healthOf(canary.version)}
          </p>
        </>
      )}
    </div>
  );
}

/** Why a slot is as it is, who made it so, and when. */
export function LastChange({ change }: { change: NonNullable<SlotView['lastChange']> }) {
  const { t, locale } = useConsoleMessages();
  const { verb, actor, at, reason } = change;
  return (
    <div className={css.last}>
      <p className={css.reason}>
        <bdi>{reason}</bdi>
      </p>
      <p className={css.quiet}>
        {verbText(verb, t)} · <bdi>{actor}</bdi> · <time dateTime={at}>{instantText(at, locale)}</time>
      </p>
    </div>
  );
}

/** A deployable that was published and was never live. */
export function WaitingCard({ remote }: { remote: string }) {
  const { t } = useConsoleMessages();
  const { ask } = useChanges();
  const id = useId();
  return (
    <article className={css.card} aria-labelledby={id}>
      <h2 id={id} className={css.name}>
        {remote}
      </h2>
      <p className={css.quiet}>{t('neverLive')}</p>
      <div>
        <Button size="small" variant="outline" onClick={() => ask({ verb: 'promote', remote })}>
          {t('verbs.promote')}
        </Button>
      </div>
    </article>
  );
}
