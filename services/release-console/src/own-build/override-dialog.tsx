import { TextField } from '@dana/ui';
import { useChanges } from '../change/change-provider.tsx';
import { FormDialog } from '../change/form-dialog.tsx';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import { beginOverride } from './begin-override.ts';
import { keepAddress, keptAddress } from './kept-address.ts';

type OverrideDialogProps = { remote: string; onClose: () => void };

/** Asks where a developer's own build of a remote answers, and shows it in this browser only. */
export function OverrideDialog({ remote, onClose }: OverrideDialogProps) {
  const { t } = useConsoleTexts();
  const { say } = useChanges();
  const begin = async (fields: FormData) => {
    const origin = String(fields.get('origin')).trim().replace(/\/$/, '');
    await beginOverride(remote, origin);
    keepAddress(remote, origin);
    onClose();
    say(t('ownBuild.done', { remote, origin }));
  };
  return (
    <FormDialog
      title={t('ownBuild.title', { remote })}
      text={t('ownBuild.text')}
      confirm={t('ownBuild.confirm')}
      onClose={onClose}
      onSend={begin}
    >
      <TextField
        type="url"
        name="origin"
        label={t('ownBuild.address')}
        defaultValue={keptAddress(remote)}
        dir="ltr"
        required
      />
    </FormDialog>
  );
}
