import type { Suspicion } from '@dana/releases/reading/health/suspect/suspect-of';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import { useChanges } from './change-provider.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { undoCall } from './undo-call.ts';

type TakeBackDialogProps = { suspicion: Suspicion; revision: number; onClose: () => void };

/** Takes the suspect back: the reason is filled in with what is known, so that one more press is enough. */
export function TakeBackDialog({ suspicion, revision, onClose }: TakeBackDialogProps) {
  const { t } = useConsoleTexts();
  const { say } = useChanges();
  const { suspect, failing, undo } = suspicion;
  const { path, body } = undoCall(undo);
  return (
    <ReasonDialog
      title={t('takeBack.title', { remote: suspect.remote, revision: suspect.revision })}
      text={t(`takeBack.${undo.verb}`, { ...undo })}
      confirm={t('takeBack.confirm')}
      reason={t('takeBack.reason', {
        remotes: failing.map(({ remote }) => remote).join(', '),
        revision: suspect.revision,
      })}
      path={path}
      body={body}
      ifMatch={revision}
      onClose={onClose}
      onDone={() => {
        onClose();
        say(t('takeBack.done', { remote: suspect.remote }));
      }}
    />
  );
}
