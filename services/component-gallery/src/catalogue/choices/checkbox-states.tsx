import { Checkbox } from '@dana/ui';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

/** A check box with its text as the target. */
export function CheckboxStates() {
  const { t } = usePageMessages();
  const label = t('sample.news');
  return (
    <States>
      <State name="default">
        <Checkbox label={label} />
      </State>
      <State name="selected">
        <Checkbox label={label} defaultChecked />
      </State>
      <State name="aside">
        <Checkbox label={t('sample.brand')} aside="24" />
      </State>
      <State name="error">
        <Checkbox label={t('sample.terms')} error={t('sample.termsError')} />
      </State>
      <State name="disabled">
        <Checkbox label={label} disabled />
        <Checkbox label={label} disabled defaultChecked />
      </State>
      <State name="longText">
        <Checkbox label={t('sample.paragraph')} />
      </State>
    </States>
  );
}
