import { RadioCard } from '@dana/ui';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

/** One of several, as a card that is wholly a target. */
export function RadioCardStates() {
  const { t } = usePageMessages();
  const card = { title: t('sample.delivery'), text: t('sample.deliveryText'), aside: 'KWD 1.500' };
  return (
    <States>
      <State name="default">
        <div>
          <RadioCard name="card-default" {...card} />
        </div>
      </State>
      <State name="selected">
        <div>
          <RadioCard name="card-selected" {...card} defaultChecked />
        </div>
      </State>
      <State name="disabled">
        <div>
          <RadioCard name="card-disabled" {...card} disabled />
        </div>
      </State>
      <State name="longText">
        <div>
          <RadioCard name="card-long" title={t('sample.longLabel')} text={t('sample.paragraph')} />
        </div>
      </State>
    </States>
  );
}
