import type { Suspicion, Undo } from '@dana/releases/health/suspect';
import { useConsoleMessages } from '../messages.ts';
import { useChanges } from './change-provider.tsx';
import { ReasonDialog } from './form-dialog.tsx';

type TakeBackDialogProps = { suspicion: Suspicion; revision: number; onClose: () => void };

/** Takes the suspect back: the reason is filled in with what is known, so that one more press is enough. */
export function TakeBackDialog({ suspicion, revision, onClose }: TakeBackDialogProps) {
  const { t } = useConsoleMessages();
  const { say } = useChanges();
  const { suspect, failing, undo } = suspicion;
  return (
    <ReasonDialog
      title={t('takeBack.title', { remote: suspect.remote, revision: suspect.revision })}
      text={t(`takeBack.${undo.verb}`, { ...undo })}
      confirm={t('takeBack.confirm')}
      reason={t('takeBack.reason', {
        remotes: failing.map(({ remote }) => remote).join(t('and')),
        revision: suspect.revision,
      })}
      {...undoCall(undo)}
      ifMatch={revision}
      onClose={onClose}
      onDone={() => {
        onClose();
        say(t('takeBack.done', { remote: suspect.remote }));
      }}
    />
  );
}

/** How the release API is asked to undo a change. @returns a path within the environment. */
function undoCall(undo: Undo): { path: string; body: object } {
  switch (undo.verb) {
    case 'restore':
      return { path: 'restore', body: { toRevision: undo.toRevision } };
    case 'promote':
      return { path: `remotes/${undo.remote}/promote`, body: { version: undo.version, force: true } };
    case 'canary':
      return {
        path: `remotes/${undo.remote}/canary`,
        body: { version: undo.version, percent: undo.percent, force: true },
      };
    default:
      return { path: `remotes/${undo.remote}/${undo.verb}`, body: {} };
  }
}
