import { proseText } from '@dana/contracts/typed-text';
import { Button, Notice, TextArea } from '@dana/ui';
import { Dialog } from '@dana/ui/dialog';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { call, envPath } from '../calls/release-call.ts';
import { failureText, useConsoleMessages } from '../messages.ts';
import css from './change.module.css';

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
  const { t } = useConsoleMessages();
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
        <div className={css.answers}>
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

type ReasonDialogProps<Answer> = Omit<FormDialogProps, 'onSend'> & {
  /** The reason to begin with. */
  reason?: string | undefined;
  /** Within the environment: `remotes/shell/rollback`. */
  path: string;
  /** What is sent beside the reason; of a form with fields of its own it is read from them. */
  body?: object | ((fields: FormData) => object) | undefined;
  ifMatch?: number | undefined;
  onDone: (answer: Answer) => void;
};

/** Asks why, and makes a change. What was typed stays when it is refused: the person decides whether to try again. */
export function ReasonDialog<Answer>(props: ReasonDialogProps<Answer>) {
  const { reason, path, body = {}, ifMatch, children, onDone, ...form } = props;
  const { t } = useConsoleMessages();
  const send = async (fields: FormData) => {
    const more = typeof body === 'function' ? body(fields) : body;
    const sent = { ...more, reason: proseText(String(fields.get('reason'))) };
    onDone(await call<Answer>(envPath(path), { method: 'POST', body: sent, ifMatch }));
  };
  return (
    <FormDialog {...form} onSend={send}>
      {children}
      <TextArea
        name="reason"
        label={t('reason')}
        hint={t('reasonHint')}
        defaultValue={reason}
        rows={3}
        minLength={3}
        required
      />
    </FormDialog>
  );
}
