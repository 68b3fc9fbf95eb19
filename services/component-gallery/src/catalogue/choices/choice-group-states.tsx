import { ChoiceGroup, Radio } from '@dana/ui';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

/** Names a group of choices and carries its error. */
export function ChoiceGroupStates() {
  const { t } = usePageMessages();
  const choices = (name: string) =>
    (['delivery', 'pickUp'] as const).map((way) => (
      <Radio key={way} name={name} label={t(`sample.${way}`)} />
    ));
  return (
    <States>
      <State name="default">
        <ChoiceGroup legend={t('sample.way')}>{choices('group-default')}</ChoiceGroup>
      </State>
      <State name="error">
        <ChoiceGroup legend={t('sample.way')} isRequired error={t('sample.wayError')}>
          {choices('group-error')}
        </ChoiceGroup>
      </State>
      <State name="hiddenName">
        <ChoiceGroup legend={t('sample.way')} hideLegend>
          {choices('group-hidden')}
        </ChoiceGroup>
      </State>
    </States>
  );
}
