import { formatDate } from '@dana/i18n';
import { Button, Checkbox, Notice } from '@dana/ui';
import { SpokenAnswer } from '@dana/ui/spoken-answer';
import { useId } from 'react';
import { useShell } from '@dana/runtime';
import { useTranslation } from 'react-i18next';
import css from './price-letters.module.css';
import { usePriceLetters } from './use-price-letters.ts';

/** Lets a signed-in shopper agree to letters about lower prices of the list, and end them. */
export function PriceLetters() {
  const { t } = useTranslation('account');
  const { locale } = useShell();
  const { letters, isUnreadable, readAgain, change, choose } = usePriceLetters();
  const hintId = useId();
  if (!letters) return isUnreadable ? <Unreadable onRetry={readAgain} /> : null;
  const { is_on: isOn, is_confirmed: isConfirmed, email, since } = letters;
  const isSaving = change?.state === 'saving';
  return (
    <section className={css.panel} aria-label={t('priceLetters.title')}>
      <Checkbox
        label={t('priceLetters.label')}
        checked={isSaving ? change.isOn : isOn}
        aria-describedby={hintId}
        aria-busy={isSaving || undefined}
        onChange={({ target }) => choose(target.checked)}
      />
      <p id={hintId} className={css.hint}>
        <span>{t('priceLetters.hint', { email })}</span>{' '}
        {isOn && since && <span>{t('priceLetters.since', { date: formatDate(since, locale) })}</span>}
      </p>
      {isOn && !isConfirmed && (
        <Notice
          tone="warning"
          action={
            <Button size="small" variant="outline" icon="mail" busy={isSaving} onClick={() => choose(true)}>
              {t('priceLetters.again')}
            </Button>
          }
        >
          {t('priceLetters.unconfirmed', { email })}
        </Notice>
      )}
      <SpokenAnswer
        words={
          change?.state === 'saved' ? t(change.isOn ? 'priceLetters.on' : 'priceLetters.off') : undefined
        }
      />
      {change?.state === 'failed' && (
        <Notice tone="error">{change.reason || t('priceLetters.unreachable')}</Notice>
      )}
    </section>
  );
}

function Unreadable({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('account');
  return (
    <Notice
      tone="warning"
      className={css.unreadable}
      action={
        <Button size="small" variant="outline" icon="return" onClick={onRetry}>
          {t('priceLetters.retry')}
        </Button>
      }
    >
      {t('priceLetters.unreadable')}
    </Notice>
  );
}
