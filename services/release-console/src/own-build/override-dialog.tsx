import { Button, Notice, TextField } from '@dana/ui';
import { Dialog } from '@dana/ui/dialog';
import { type FormEvent, useId, useState } from 'react';
import { useChanges } from '../change/change-provider.tsx';
import css from '../change/change-dialog.module.css';
import { failureText } from '../texts/failure-text.ts';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import { beginOverride } from './begin-override.ts';
import { keepAddress, keptAddress } from './kept-address.ts';

type OverrideDialogProps = { remote: string; onClose: () => void };

/** Asks where a developer's own build of a remote answers, and shows it in this browser only. */
export function OverrideDialog({ remote, onClose }: OverrideDialogProps) {
  const { t } = useConsoleTexts();
  const { say } = useChanges();
  const [problem, setProblem] = useState<unknown>();
  const form = useId();
  const begin = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const origin = String(new FormData(event.currentTarget).get('origin')).trim().replace(/\/$/, '');
    try {
      await beginOverride(remote, origin);
      keepAddress(remote, origin);
      onClose();
      say(t('ownBuild.done', { remote, origin }));
    } catch (error) {
      setProblem(error);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closesOnOutsidePress={false}
      closeLabel={t('leave')}
      title={t('ownBuild.title', { remote })}
      description={t('ownBuild.text')}
      footer={
        <div className={css.actions}>
          <Button variant="quiet" onClick={onClose}>
            {t('leave')}
          </Button>
          <Button type="submit" form={form}>
            {t('ownBuild.confirm')}
          </Button>
        </div>
      }
    >
      <form id={form} className={css.form} onSubmit={(event) => void begin(event)}>
        <TextField
          type="url"
          name="origin"
          label={t('ownBuild.address')}
          defaultValue={keptAddress(remote)}
          dir="ltr"
          required
        />
        {problem !== undefined && <Notice tone="error">{failureText(problem, t)}</Notice>}
      </form>
    </Dialog>
  );
}
