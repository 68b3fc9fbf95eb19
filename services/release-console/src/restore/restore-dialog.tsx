import type { RestoreAnswer } from '@dana/releases/admin/release-admin';
import { Button, Notice, StateView } from '@dana/ui';
import { Dialog } from '@dana/ui/dialog';
import { useState } from 'react';
import { useComparison } from '../calls/queries.ts';
import { useChanges } from '../change/change-provider.tsx';
import { ReasonDialog } from '../change/reason-dialog.tsx';
import { failureText } from '../texts/failure-text.ts';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import { onlyChosen, RestoreSteps } from './restore-steps.tsx';

type RestoreDialogProps = { toRevision: number; revision: number; onClose: () => void };

/** Shows what an earlier revision would change, and gives everybody its versions again. */
export function RestoreDialog({ toRevision, revision, onClose }: RestoreDialogProps) {
  const { t } = useConsoleTexts();
  const { say } = useChanges();
  // What was shown when the form was opened is what the change is meant for.
  const [seen] = useState(revision);
  const { data, error } = useComparison(seen, toRevision);
  const title = t('restore.title', { revision: toRevision });
  // What was not live then stays as it is.
  const steps = data?.differences.filter(({ after }) => after !== undefined);
  if (!steps || steps.length === 0)
    return (
      <Dialog
        open
        onOpenChange={(isOpen) => !isOpen && onClose()}
        closeLabel={t('leave')}
        title={title}
        footer={<Button onClick={onClose}>{t('leave')}</Button>}
      >
        {error && <Notice tone="error">{failureText(error, t)}</Notice>}
        {!error && !steps && <StateView kind="loading" title={t('loading')} />}
        {steps && <p>{t('restore.asIs')}</p>}
      </Dialog>
    );
  return (
    <ReasonDialog<RestoreAnswer>
      title={title}
      text={t('restore.text')}
      confirm={t('restore.confirm')}
      path="restore"
      body={(fields) => ({ toRevision, ...onlyChosen(fields, steps.length) })}
      ifMatch={seen}
      onClose={onClose}
      onDone={(answer) => {
        onClose();
        say(t('restore.done', { toRevision, revision: answer.revision }));
      }}
    >
      <RestoreSteps steps={steps} />
    </ReasonDialog>
  );
}
