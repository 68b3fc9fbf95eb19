import type { Verb } from '@dana/contracts/release/revision';
import type { SlotView } from '@dana/releases/api/views';
import { Button } from '@dana/ui';
import { Menu } from '@dana/ui/menu';
import { useConsoleMessages } from '../messages.ts';
import { useChanges } from './change-provider.tsx';
import css from './change.module.css';

type SlotActionsProps = { remote: string; slot: SlotView };

/** What can be done with a slot now: what is needed at night as buttons, the rest behind one. */
export function SlotActions({ remote, slot }: SlotActionsProps) {
  const { t } = useConsoleMessages();
  const { ask } = useChanges();
  const { first, more } = possible(remote, slot);
  return (
    <div className={css.actions}>
      {first.map((verb) => (
        <Button
          key={verb}
          size="small"
          variant="outline"
          className={css.danger}
          aria-label={t(`change.${verb}.button`, { remote })}
          onClick={() => ask({ verb, remote, slot })}
        >
          {t(`verbs.${verb}`)}
        </Button>
      ))}
      <Menu
        trigger={
          <Button size="small" variant="quiet" iconEnd="chevron-down" aria-label={t('moreOf', { remote })}>
            {t('more')}
          </Button>
        }
        groups={[
          more.map((verb) => ({
            id: verb,
            text: t(`verbs.${verb}`),
            onSelect: () => ask({ verb, remote, slot }),
          })),
        ]}
      />
    </div>
  );
}

function possible(remote: string, { canary, frozen, previous, blocked, set }: SlotView) {
  const canGoBack = set !== undefined || previous.some((version) => !blocked.includes(version));
  const forward: Verb[] = frozen ? [] : ['canary', 'promote'];
  const first: Verb[] = [...(canGoBack ? ['rollback' as const] : []), ...(canary ? ['abort' as const] : [])];
  const climbing: Verb[] = canary?.climb ? [canary.climb.paused ? 'resume' : 'pause'] : [];
  const ends: Verb[] = frozen ? ['unfreeze'] : ['freeze', ...(remote === 'shell' ? [] : ['retire' as const])];
  return { first, more: [...climbing, ...forward, ...ends] };
}
