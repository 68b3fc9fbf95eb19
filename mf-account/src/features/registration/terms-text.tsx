import { useShell } from '@dana/runtime';
import { Button, Icon, RichText, Skeleton } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { termsQuery } from '#api/terms.queries.ts';
import { useTranslation } from 'react-i18next';
import css from './terms-text.module.css';

/** The terms, to be read right here: a link would lead away from a half-filled form. */
export function TermsText() {
  const { t } = useTranslation('account');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={css.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={css.summary}>
        <Icon name="chevron-down" size={16} className={css.chevron} />
        {t('register.readTerms')}
      </summary>
      {isOpen && <Terms />}
    </details>
  );
}

function Terms() {
  const { t } = useTranslation('account');
  const { api } = useShell();
  const { data, isError, refetch } = useQuery(termsQuery(api));
  if (isError)
    return (
      <div role="alert" className={css.problem}>
        <p>{t('register.termsFailed')}</p>
        <Button size="small" variant="outline" icon="return" onClick={() => void refetch()}>
          {t('form.retry')}
        </Button>
      </div>
    );
  return (
    // Long text that scrolls must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region takes the focus, WCAG 2.1.1.
    <section aria-label={t('register.terms')} aria-busy={!data} tabIndex={0} className={css.text}>
      {data ? <RichText html={data.content} /> : <Skeleton />}
    </section>
  );
}
