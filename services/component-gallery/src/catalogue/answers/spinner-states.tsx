import { Spinner } from '@dana/ui';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

/** A small turning ring. */
export function SpinnerStates() {
  const { t } = usePageMessages();
  return (
    <States>
      <State name="default">
        <Spinner />
      </State>
      <State name="named">
        <Spinner label={t('sample.loading')} />
      </State>
    </States>
  );
}
