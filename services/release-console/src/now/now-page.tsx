import type { RegistryView } from '@dana/releases/api/views';
import type { HealthView } from '@dana/releases/health/health-view';
import { useHealth, useRegistry } from '../calls/queries.ts';
import { FreezeEverything } from '../change/freeze-everything.tsx';
import { ReadView } from '../frame/pending-view.tsx';
import { useConsoleMessages } from '../messages.ts';
import { JudgeNotice } from './judge-notice.tsx';
import css from './now.module.css';
import { SlotCard, WaitingCard } from './slot-card.tsx';
import { Standing } from './standing.tsx';
import { SuspectNotice } from './suspect-notice.tsx';

/** What is live, whether it does well, and what to press when it does not. */
export function NowPage() {
  const { t } = useConsoleMessages();
  const { data: health } = useHealth();
  return (
    <ReadView read={useRegistry()} size="page">
      {(registry) => (
        <>
          <h1 className="visually-hidden">{t('pages.now')}</h1>
          {health && <SuspectNotice health={health} revision={registry.revision} />}
          {health && <JudgeNotice health={health} />}
          <Standing registry={registry} />
          <LivePicture registry={registry} health={health} />
          <div className={css.whole}>
            <FreezeEverything registry={registry} />
            <GrafanaLink registry={registry} />
          </div>
        </>
      )}
    </ReadView>
  );
}

/** Where long-term figures are, where the shop has told this page. */
export function GrafanaLink({ registry: { grafanaUrl } }: { registry: RegistryView }) {
  const { t } = useConsoleMessages();
  return grafanaUrl === undefined ? null : <a href={grafanaUrl}>{t('grafana')}</a>;
}

type LivePictureProps = { registry: RegistryView; health: HealthView | undefined };

/** The shop as it is put together: the shell around its parts, each with what is live of it and how it does. */
function LivePicture({ registry: { slots, waiting }, health }: LivePictureProps) {
  const { t } = useConsoleMessages();
  const { shell, ...parts } = slots;
  return (
    <section className={css.picture} aria-label={t('picture')}>
      {shell && <SlotCard remote="shell" slot={shell} health={health} isFrame />}
      <div className={css.parts}>
        {Object.entries(parts).map(([remote, slot]) => (
          <SlotCard key={remote} remote={remote} slot={slot} health={health} />
        ))}
        {waiting.map((remote) => (
          <WaitingCard key={remote} remote={remote} />
        ))}
      </div>
    </section>
  );
}
