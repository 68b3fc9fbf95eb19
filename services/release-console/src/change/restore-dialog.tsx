import type { Translate } from '@dana/i18n';
import type { ChangeAnswer } from '@dana/releases/api/release-admin';
import { Button, Checkbox } from '@dana/ui';
import { Dialog } from '@dana/ui/dialog';
import { useState } from 'react';
import { useRestorePlan } from '../calls/queries.ts';
import { ReadView } from '../frame/pending-view.tsx';
import { useConsoleMessages } from '../messages.ts';
import { useChanges } from './change-provider.tsx';
import css from './change.module.css';
import { ReasonDialog } from './form-dialog.tsx';

type Step = ChangeAnswer['moves'][number];
type RestoreDialogProps = { toRevision: number; revision: number; onClose: () => void };

/** Shows what an earlier revision would change, and gives everybody its versions again. */
export function RestoreDialog({ toRevision, revision, onClose }: RestoreDialogProps) {
  const { t } = useConsoleMessages();
  const { say } = useChanges();
  // What was shown when the form was opened is what the change is meant for.
  const [seen] = useState(revision);
  const plan = useRestorePlan(toRevision, seen);
  const steps = plan.data?.moves ?? [];
  const title = t('restore.title', { revision: toRevision });
  if (steps.length === 0)
    return (
      <Dialog
        open
        onOpenChange={(isOpen) => !isOpen && onClose()}
        closeLabel={t('leave')}
        title={title}
        footer={<Button onClick={onClose}>{t('leave')}</Button>}
      >
        <ReadView read={plan}>{() => <p>{t('restore.asIs')}</p>}</ReadView>
      </Dialog>
    );
  return (
    <ReasonDialog<ChangeAnswer>
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

/** What becomes of each deployable; where there are several, each can be left as it is. */
export function RestoreSteps({ steps }: { steps: readonly Step[] }) {
  const { t } = useConsoleMessages();
  const [left, setLeft] = useState<readonly string[]>([]);
  const isNone = left.length === steps.length;
  return (
    <ul className={css.steps}>
      {steps.map((step, index) => (
        <li key={step.remote}>
          {steps.length === 1 ? (
            stepText(step, t)
          ) : (
            <Checkbox
              name="remotes"
              value={step.remote}
              label={stepText(step, t)}
              defaultChecked
              // The browser's own word for it: one of them at least.
              required={isNone && index === 0}
              onChange={({ target }) =>
                setLeft(target.checked ? left.filter((name) => name !== step.remote) : [...left, step.remote])
              }
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** What is sent for those that were chosen; nothing where it is all of them. */
export function onlyChosen(fields: FormData, count: number): { remotes?: string[] } {
  const remotes = fields.getAll('remotes').map(String);
  return remotes.length === 0 || remotes.length === count ? {} : { remotes };
}

/** What becomes of one deployable, in one sentence. */
function stepText({ remote, from, to }: Step, t: Translate): string {
  if (to === undefined) return t('restore.leaves', { remote, from: from ?? '' });
  if (from === to) return t('restore.canaryEnds', { remote, to });
  return from ? t('restore.step', { remote, from, to }) : t('restore.begins', { remote, to });
}
