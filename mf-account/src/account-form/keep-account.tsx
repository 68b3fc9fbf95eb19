import { Button } from '@dana/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import css from './account-form.module.css';

type KeepAccountProps = { question: string; isBusy: boolean; onKeep: () => void; onLeave: () => void };

/** Asked when somebody signs in to an account that they deleted: until they answer yes, nothing changes. */
export function KeepAccount({ question, isBusy, onKeep, onLeave }: KeepAccountProps) {
  const { t } = useTranslation('account');
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div role="group" aria-label={t('keepAccount.title')} className={css.form}>
      <p ref={text} tabIndex={-1}>
        {question}
      </p>
      <div className={css.block}>
        <Button size="large" block busy={isBusy} onClick={onKeep}>
          {t('keepAccount.keep')}
        </Button>
      </div>
      <Button variant="quiet" block disabled={isBusy} onClick={onLeave}>
        {t('keepAccount.leave')}
      </Button>
    </div>
  );
}
