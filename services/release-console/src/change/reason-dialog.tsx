import { Button, Notice, TextArea } from '@dana/ui';
import { Dialog } from '@dana/ui/dialog';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { call } from '../calls/release-call.ts';
import { envPath } from '../calls/shop-env.ts';
import { failureText } from '../texts/failure-text.ts';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import css from './change-dialog.module.css';

type ReasonDialogProps<Answer> = {
  title: string;
  text: ReactNode;
  /** What the button says that does it. */
  confirm: string;
  /** The reason to begin with. */
  reason?: string | undefined;
  /** Within the environment: `remotes/shell/rollback`. */
  path: string;
  /** What is sent beside the reason; of a form with fields of its own it is read from them. */
  body?: object | ((fields: FormData) => object) | undefined;
  ifMatch?: number | undefined;
  /** Fields beside the reason. */
  children?: ReactNode;
  onClose: () => void;
  onDone: (answer: Answer) => void;
};

/** Asks why, and makes a change. What was typed stays when it is refused: the person decides whether to try again. */
export function ReasonDialog<Answer>(props: ReasonDialogProps<Answer>) {
  const { title, text, confirm, reason, path, body = {}, ifMatch, children, onClose, onDone } = props;
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
      const more = typeof body === 'function' ? body(fields) : body;
      const sent = { ...more, reason: String(fields.get('reason')).trim() };
      onDone(await call<Answer>(envPath(path), { method: 'POST', body: sent, ifMatch }));
    } catch (error) {
      setProblem(error);
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
        <TextArea
          name="reason"
          label={t('reason')}
          hint={t('reasonHint')}
          defaultValue={reason}
          rows={3}
          minLength={3}
          maxLength={450}
          required
        />
        {problem !== undefined && <Notice tone="error">{failureText(problem, t)}</Notice>}
      </form>
    </Dialog>
  );
}
