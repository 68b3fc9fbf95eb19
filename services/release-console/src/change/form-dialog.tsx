import { Button, Notice } from '@dana/ui';
import { Dialog } from '@dana/ui/dialog';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { failureText } from '../texts/failure-text.ts';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import css from './change-dialog.module.css';

type FormDialogProps = {
  title: string;
  text?: ReactNode;
  /** What the button says that does it. */
  confirm: string;
  children?: ReactNode;
  onClose: () => void;
  /** Does it; what it throws is shown, and what was typed stays. */
  onSend: (fields: FormData) => Promise<void>;
};

/** A form in front of the page, with the way out, and what went wrong. */
export function FormDialog({ title, text, confirm, children, onClose, onSend }: FormDialogProps) {
  const { t } = useConsoleTexts();
  const [problem, setProblem] = useState<unknown>();
  const [isBusy, setIsBusy] = useState(false);
  const form = useId();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setIsBusy(true);
    setProblem(undefined);
    try {
      await onSend(fields);
    } catch (error) {
      setProblem(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closesOnOutsidePress={false}
      closeLabel={t('leave')}
      title={title}
      description={text}
      footer={
        <div className={css.actions}>
          <Button variant="quiet" onClick={onClose}>
            {t('leave')}
          </Button>
          <Button type="submit" form={form} busy={isBusy}>
            {confirm}
          </Button>
        </div>
      }
    >
      <form id={form} className={css.form} onSubmit={(event) => void submit(event)}>
        {children}
        {problem !== undefined && <Notice tone="error">{failureText(problem, t)}</Notice>}
      </form>
    </Dialog>
  );
}
