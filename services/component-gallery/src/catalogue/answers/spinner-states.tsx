import { Spinner } from '@dana/ui';
import { State, States } from '../../frame/states.tsx';
import { usePageTexts } from '../../texts/use-page-texts.ts';

/** A small turning ring. */
export function SpinnerStates() {
  const { t } = usePageTexts();
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
