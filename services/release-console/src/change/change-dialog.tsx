import type { Translate } from '@dana/i18n';
import type { ChangeAnswer } from '@dana/releases/api/release-admin';
import { useState } from 'react';
import { useRegistry } from '../calls/queries.ts';
import { useConsoleMessages } from '../messages.ts';
import { bodyOf } from './change-body.ts';
import { ChangeFields } from './change-fields.tsx';
import { formParts, type ChangeRequest } from './change-request.ts';
import { ReasonDialog } from './form-dialog.tsx';

type ChangeDialogProps = { request: ChangeRequest; onClose: () => void; onDone: (sentence: string) => void };

/** The form of a change of one deployable: what its verb takes, and why. */
export function ChangeDialog({ request, onClose, onDone }: ChangeDialogProps) {
  const { verb, remote, slot } = request;
  const { t } = useConsoleMessages();
  const { data: registry } = useRegistry();
  // What was shown when the form was opened is what the change is meant for.
  const [seen] = useState(registry?.revision);
  const values = {
    remote,
    stable: slot?.stable ?? '',
    canary: slot?.canary?.version ?? '',
    percent: slot?.canary?.percent ?? 0,
  };
  return (
    <ReasonDialog<ChangeAnswer>
      title={t(`change.${verb}.title`, values)}
      text={
        verb === 'rollback' && slot?.set
          ? t('change.rollback.together', { remotes: slot.set.join(', ') })
          : t(`change.${verb}.text`, values)
      }
      confirm={t(`change.${verb}.confirm`)}
      path={`remotes/${remote}/${verb}`}
      body={bodyOf}
      ifMatch={seen}
      onClose={onClose}
      onDone={(answer) => onDone(doneText(answer, t))}
    >
      <ChangeFields parts={formParts[verb] ?? {}} request={request} />
    </ReasonDialog>
  );
}

/** What was done, in one sentence. */
function doneText({ verb, remote, to, moves, changed, revision }: ChangeAnswer, t: Translate): string {
  if (!changed) return t('change.already', { remote });
  if (moves.length > 1)
    return t('change.together', { remotes: moves.map((move) => move.remote).join(t('and')), revision });
  return t(`change.${verb}.done`, { remote, to, revision });
}
