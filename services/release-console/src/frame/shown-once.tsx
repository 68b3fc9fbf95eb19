import { Button, Notice } from '@dana/ui';
import { Dialog } from '@dana/ui/dialog';
import { type ReactNode, useRef, useState } from 'react';
import forms from '../change/change-dialog.module.css';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import css from './shown-once.module.css';

type ShownOnceProps = {
  title: string;
  text: ReactNode;
  /** What cannot be had again. */
  secret: string;
  onClose: () => void;
};

/** Shows a secret that was just made. It is closed by its button alone: a press beside it would lose what it shows. */
export function ShownOnce({ title, text, secret, onClose }: ShownOnceProps) {
  const { t } = useConsoleTexts();
  const [outcome, setOutcome] = useState<'copied' | 'selected'>();
  const shown = useRef<HTMLElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setOutcome('copied');
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      setOutcome('selected');
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closesOnOutsidePress={false}
      closeLabel={t('once.close')}
      title={title}
      description={text}
      footer={
        <div className={forms.actions}>
          <Button variant="outline" onClick={onClose}>
            {t('once.close')}
          </Button>
        </div>
      }
    >
      <div className={css.once}>
        <code ref={shown} className={css.secret} dir="ltr">
          {secret}
        </code>
        <div>
          <Button onClick={() => void copy()}>{t('once.copy')}</Button>
        </div>
        {outcome && (
          <Notice tone={outcome === 'copied' ? 'success' : 'info'} role="status">
            {t(`once.${outcome}`)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
