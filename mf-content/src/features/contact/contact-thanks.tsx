import { useShell } from '@dana/runtime';
import { Button, Icon } from '@dana/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import css from './contact-thanks.module.css';
import { replyTime } from './reply-words.ts';

/** Stands where the form was, and takes the focus, because the button that had it is gone. */
export function ContactThanks({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation('content');
  const { api } = useShell();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className={css.thanks}>
      <Icon name="success" size={32} className={css.mark} />
      <h2 ref={heading} tabIndex={-1} className={css.title}>
        {t('contact.thanks.title')}
      </h2>
      <p>{t('contact.thanks.text', replyTime(api))}</p>
      <Button variant="outline" onClick={onAgain}>
        {t('contact.thanks.again')}
      </Button>
    </div>
  );
}
