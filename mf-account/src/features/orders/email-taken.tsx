import { paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { LinkButton, Notice } from '@dana/ui';
import { useEffect, useRef } from 'react';
import css from './account-form.module.css';

/** There is an account already. @param next – where signing in leads. */
export function EmailTaken({ next }: { next: string }) {
  const { t } = useTexts('account');
  const place = useRef<HTMLDivElement>(null);
  // The form with the focus is gone; what happened is read instead.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={css.form}>
      <Notice role="status" title={t('orderPage.account.taken')}>
        {t('orderPage.account.takenText')}
      </Notice>
      <div className={css.ways}>
        <LinkButton href={paths.login(next)}>{t('orderPage.signIn')}</LinkButton>
        <LinkButton href={paths.forgotPassword()} variant="quiet">
          {t('signIn.forgot')}
        </LinkButton>
      </div>
    </div>
  );
}
