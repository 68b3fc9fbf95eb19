import { Button } from '@dana/ui';
import { useId } from 'react';
import { useChanges } from '../change/change-provider.tsx';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import css from './slot-card.module.css';

/** A deployable that was published and was never live. */
export function WaitingCard({ remote }: { remote: string }) {
  const { t } = useConsoleTexts();
  const { ask } = useChanges();
  const id = useId();
  return (
    <article className={css.card} aria-labelledby={id}>
      <h2 id={id} className={css.name}>
        {remote}
      </h2>
      <p className={css.last}>{t('neverLive')}</p>
      <div>
        <Button size="small" variant="outline" onClick={() => ask({ verb: 'promote', remote })}>
          {t('verbs.promote')}
        </Button>
      </div>
    </article>
  );
}
