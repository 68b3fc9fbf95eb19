import type { ReleaseHealth } from '@dana/releases/admin/health/health-view';
import type { SlotView } from '@dana/releases/admin/registry-view';
import type { Suspicion } from '@dana/releases/reading/health/suspect/suspect-of';
import { classNames } from '@dana/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { SlotActions } from '../change/slot-actions.tsx';
import { verbText } from '../texts/verb-text.ts';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import { HealthMarks } from './health-marks.tsx';
import { ReleaseShare } from './release-share.tsx';
import { SlotMarks } from './slot-marks.tsx';
import css from './slot-card.module.css';

type SlotCardProps = {
  remote: string;
  slot: SlotView;
  releases: readonly ReleaseHealth[];
  suspicion: Suspicion | undefined;
  /** It stands around the others. */
  isFrame?: boolean;
};

/** One deployable: what is live of it and for how many, how that does, what holds it, and what can be done. */
export function SlotCard({ remote, slot, releases, suspicion, isFrame = false }: SlotCardProps) {
  const { t } = useConsoleTexts();
  const id = useId();
  return (
    <article className={classNames(css.card, isFrame && css.frame)} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.name}>
          <Link to={`/slots/${remote}`}>{remote}</Link>
        </h2>
        {suspicion && <HealthMarks remote={remote} suspicion={suspicion} />}
        <SlotMarks slot={slot} />
      </div>
      <ReleaseShare remote={remote} slot={slot} releases={releases} />
      {slot.lastChange && (
        <p className={css.last}>
          {t('lastChange', {
            verb: verbText(slot.lastChange.verb, t),
            actor: slot.lastChange.actor,
            reason: slot.lastChange.reason,
          })}
        </p>
      )}
      <SlotActions remote={remote} slot={slot} />
    </article>
  );
}
