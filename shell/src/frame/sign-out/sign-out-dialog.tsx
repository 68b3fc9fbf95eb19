import { Button } from '@dana/ui';
import { Dialog } from '@dana/ui/dialog';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignOutAnswer } from '../../session/sign-out-question.ts';
import css from './sign-out-dialog.module.css';

/** Asks what becomes of the lists of this device. To keep them is the default: most devices have one shopper. */
export function SignOutDialog({ onAnswer }: { onAnswer: (answer: SignOutAnswer) => void }) {
  const { t } = useTranslation('shell');
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      size="small"
      open
      onOpenChange={() => onAnswer('stay')}
      title={t('signOut.title')}
      closeLabel={t('signOut.stay')}
      initialFocus={keep}
      footer={
        <>
          <Button variant="outline" onClick={() => onAnswer('clear')}>
            {t('signOut.clear')}
          </Button>
          <Button ref={keep} onClick={() => onAnswer('keep')}>
            {t('signOut.keep')}
          </Button>
        </>
      }
    >
      <div className={css.words}>
        <p>{t('signOut.text')}</p>
        <p>{t('signOut.shared')}</p>
      </div>
    </Dialog>
  );
}
