import type { ReleaseHealth } from '@dana/releases/admin/health/health-view';
import type { SlotView } from '@dana/releases/admin/registry-view';
import { classNames } from '@dana/ui';
import { healthText } from '../health/health-text.ts';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import css from './release-share.module.css';

type ReleaseShareProps = { remote: string; slot: SlotView; releases: readonly ReleaseHealth[] };

/** Which versions visitors get and how many of them, as a bar and in words, with how each does. */
export function ReleaseShare({ slot: { stable, canary }, releases }: ReleaseShareProps) {
  const { t } = useConsoleTexts();
  const healthOf = (version: string) =>
    healthText(
      releases.find((one) => one.version === version),
      t,
    );
  return (
    <div className={css.share}>
      <p className={css.version}>
        <bdi>{stable}</bdi>
      </p>
      <p className={css.health}>{healthOf(stable)}</p>
      {canary && (
        <>
          <div className={css.bar} aria-hidden="true">
            <span className={css.stable} />
            <span className={css.canary} style={{ flexBasis: `${canary.percent}%` }} />
          </div>
          <p className={classNames(css.health, css.ofCanary)}>
            {t('canary', { version: canary.version, percent: canary.percent })}
            {' · '}
            {healthOf(canary.version)}
          </p>
        </>
      )}
    </div>
  );
}
