import type { FreezeAnswer } from '@dana/releases/admin/release-admin';
import { TextField } from '@dana/ui';
import { useState } from 'react';
import { useChanges } from '../change/change-provider.tsx';
import { ReasonDialog } from '../change/reason-dialog.tsx';
import { useConsoleTexts } from '../texts/use-console-texts.ts';

type FreezeDialogProps = { verb: 'freeze' | 'unfreeze'; revision: number; onClose: () => void };

/** Stops promotions and canaries of everything, with an end where one is given, or ends that. */
export function FreezeDialog({ verb: asked, revision, onClose }: FreezeDialogProps) {
  const { t } = useConsoleTexts();
  const { say } = useChanges();
  // What was shown when the form was opened is what it is meant for.
  const [{ verb, seen }] = useState({ verb: asked, seen: revision });
  return (
    <ReasonDialog<FreezeAnswer>
      title={t(`whole.${verb}.title`)}
      text={t(`whole.${verb}.text`)}
      confirm={t(`whole.${verb}.confirm`)}
      path={verb}
      body={endOf}
      ifMatch={seen}
      onClose={onClose}
      onDone={(answer) => {
        onClose();
        say(t(`whole.${verb}.done`, { revision: answer.revision }));
      }}
    >
      {verb === 'freeze' && (
        <TextField
          type="datetime-local"
          name="until"
          label={t('whole.until')}
          hint={t('whole.untilHint')}
          dir="ltr"
        />
      )}
    </ReasonDialog>
  );
}

/** A local time becomes an instant here, where the zone is known. */
function endOf(fields: FormData): { until?: string } {
  const until = String(fields.get('until') ?? '');
  return until === '' ? {} : { until: new Date(until).toISOString() };
}
