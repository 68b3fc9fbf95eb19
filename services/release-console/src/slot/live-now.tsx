import type { HealthView } from '@dana/releases/admin/health/health-view';
import type { SlotView } from '@dana/releases/admin/registry-view';
import { SlotActions } from '../change/slot-actions.tsx';
import { HealthMarks } from '../now/health-marks.tsx';
import { ReleaseShare } from '../now/release-share.tsx';
import { SlotMarks } from '../now/slot-marks.tsx';
import { instantText } from '../texts/instant-text.ts';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import { verbText } from '../texts/verb-text.ts';
import css from './slot-page.module.css';
import { SlotSection } from './slot-section.tsx';

type LiveNowProps = { remote: string; slot: SlotView; health: HealthView | undefined };

/** Which versions visitors get, who made it so and why, and what can be done. */
export function LiveNow({ remote, slot, health }: LiveNowProps) {
  const { t, locale } = useConsoleTexts();
  const { lastChange } = slot;
  return (
    <SlotSection title={t('slot.live')}>
      <div className={css.live}>
        <ReleaseShare remote={remote} slot={slot} releases={health?.slots[remote] ?? []} />
        <div className={css.standing}>
          {health?.suspicion && <HealthMarks remote={remote} suspicion={health.suspicion} />}
          <SlotMarks slot={slot} />
          {lastChange && (
            <p className={css.note}>
              {t('lastChange', {
                verb: verbText(lastChange.verb, t),
                actor: lastChange.actor,
                reason: lastChange.reason,
              })}
              {' · '}
              <time dateTime={lastChange.at}>{instantText(lastChange.at, locale)}</time>
            </p>
          )}
        </div>
        <SlotActions remote={remote} slot={slot} />
      </div>
    </SlotSection>
  );
}
