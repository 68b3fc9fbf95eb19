import { Radio } from '@dana/ui';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

/** One of several. */
export function RadioStates() {
  const { t } = usePageMessages();
  return (
    <States>
      <State name="default">
        <Radio name="radio-default" label={t('sample.delivery')} />
      </State>
      <State name="selected">
        <Radio name="radio-selected" label={t('sample.delivery')} defaultChecked />
      </State>
      <State name="aside">
        <Radio name="radio-aside" label={t('sample.delivery')} aside="KWD 1.500" />
      </State>
      <State name="disabled">
        <Radio name="radio-disabled" label={t('sample.delivery')} disabled />
      </State>
    </States>
  );
}
