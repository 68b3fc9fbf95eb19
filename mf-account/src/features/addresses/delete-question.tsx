import { useTexts } from '@dana/i18n';
import { Button } from '@dana/ui';
import { useEffect, useRef } from 'react';
import css from './address-card.module.css';

type DeleteQuestionProps = { area: string; isBusy: boolean; onKeep: () => void; onDelete: () => void };

/** Asked in the place of the buttons: nothing covers the address that the question is about. */
export function DeleteQuestion({ area, isBusy, onKeep, onDelete }: DeleteQuestionProps) {
  const { t } = useTexts('account');
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  const question = t('addresses.deleteQuestion', { area });
  return (
    <div role="group" aria-label={question}>
      <p>{question}</p>
      <div className={css.actions}>
        <Button ref={keep} variant="outline" size="small" disabled={isBusy} onClick={onKeep}>
          {t('addresses.keep')}
        </Button>
        <Button size="small" busy={isBusy} onClick={onDelete}>
          {t('addresses.delete')}
        </Button>
      </div>
    </div>
  );
}
