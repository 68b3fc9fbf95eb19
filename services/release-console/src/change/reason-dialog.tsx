import { TextArea } from '@dana/ui';
import type { ReactNode } from 'react';
import { call } from '../calls/release-call.ts';
import { envPath } from '../calls/shop-env.ts';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import { FormDialog } from './form-dialog.tsx';

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
  const send = async (fields: FormData) => {
    const more = typeof body === 'function' ? body(fields) : body;
    const sent = { ...more, reason: String(fields.get('reason')).trim() };
    onDone(await call<Answer>(envPath(path), { method: 'POST', body: sent, ifMatch }));
  };
  return (
    <FormDialog title={title} text={text} confirm={confirm} onClose={onClose} onSend={send}>
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
    </FormDialog>
  );
}
