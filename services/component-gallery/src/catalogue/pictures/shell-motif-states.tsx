import { ShellMotif } from '@dana/ui/shell-motif';
import { State, States } from '../../frame/states.tsx';

/** The shop's shell, as it stands for a state. */
export function ShellMotifStates() {
  return (
    <States>
      {(['open', 'closed', 'pearl'] as const).map((kind) => (
        <State key={kind} name={`motif.${kind}`}>
          <ShellMotif kind={kind} />
        </State>
      ))}
    </States>
  );
}
