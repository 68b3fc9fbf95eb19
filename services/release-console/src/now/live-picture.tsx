import type { HealthView } from '@dana/releases/admin/health/health-view';
import type { RegistryView } from '@dana/releases/admin/registry-view';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import css from './live-picture.module.css';
import { SlotCard } from './slot-card.tsx';
import { WaitingCard } from './waiting-card.tsx';

type LivePictureProps = { registry: RegistryView; health: HealthView | undefined };

/** The shop as it is put together: the shell around its parts, each with what is live of it and how it does. */
export function LivePicture({ registry: { slots, waiting }, health }: LivePictureProps) {
  const { t } = useConsoleTexts();
  const { shell, ...parts } = slots;
  const howDoes = (remote: string) => ({
    releases: health?.slots[remote] ?? [],
    suspicion: health?.suspicion,
  });
  return (
    <section className={css.picture} aria-label={t('picture')}>
      {shell && <SlotCard remote="shell" slot={shell} {...howDoes('shell')} isFrame />}
      <div className={css.parts}>
        {Object.entries(parts).map(([remote, slot]) => (
          <SlotCard key={remote} remote={remote} slot={slot} {...howDoes(remote)} />
        ))}
        {waiting.map((remote) => (
          <WaitingCard key={remote} remote={remote} />
        ))}
      </div>
    </section>
  );
}
