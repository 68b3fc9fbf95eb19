import { formatDate } from '@dana/i18n';
import { Button, Checkbox, Notice } from '@dana/ui';
import { SpokenAnswer } from '@dana/ui/spoken-answer';
import { useId } from 'react';
import { useShell } from '@dana/runtime';
import { useTranslation } from 'react-i18next';
import css from './price-alerts.module.css';
import { usePriceAlerts } from './use-price-alerts.ts';

/** Lets a signed-in shopper agree to emails about lower prices of the list, and end them. */
export function PriceAlerts() {
  const { t } = useTranslation('account');
  const { locale } = useShell();
  const { emails, isUnreadable, readAgain, change, choose } = usePriceAlerts();
  const hintId = useId();
  if (!emails) return isUnreadable ? <Unreadable onRetry={readAgain} /> : null;
  const { is_on: isOn, is_confirmed: isConfirmed, email, since } = emails;
  const isSaving = change?.state === 'saving';
  return (
    <section className={css.panel} aria-label={t('priceAlerts.title')}>
      <Checkbox
        label={t('priceAlerts.label')}
        checked={isSaving ? change.isOn : isOn}
        aria-describedby={hintId}
        aria-busy={isSaving || undefined}
        onChange={({ target }) => choose(target.checked)}
      />
      <p id={hintId} className={css.hint}>
        <span>{t('priceAlerts.hint', { email })}</span>{' '}
        {isOn && since && <span>{t('priceAlerts.since', { date: formatDate(since, locale) })}</span>}
      </p>
      {isOn && !isConfirmed && (
        <Notice
          tone="warning"
          action={
            <Button size="small" variant="outline" icon="mail" busy={isSaving} onClick={() => choose(true)}>
              {t('priceAlerts.again')}
            </Button>
          }
        >
          {t('priceAlerts.unconfirmed', { email })}
        </Notice>
      )}
      <SpokenAnswer
        words={change?.state === 'saved' ? t(change.isOn ? 'priceAlerts.on' : 'priceAlerts.off') : undefined}
      />
      {change?.state === 'failed' && (
        <Notice tone="error">{change.reason || t('priceAlerts.unreachable')}</Notice>
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
          {t('priceAlerts.retry')}
        </Button>
      }
    >
      {t('priceAlerts.unreadable')}
    </Notice>
  );
}
