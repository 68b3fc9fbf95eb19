import { Accordion } from '@dana/ui/accordion';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

/** Titles that open and close what is below them: one of each. Twice the same titles would be two regions of one name. */
export function AccordionStates() {
  const { t } = usePageMessages();
  const items = [
    { id: 'delivery', title: t('sample.delivery'), content: <p>{t('sample.deliveryText')}</p> },
    { id: 'long', title: t('sample.longLabel'), content: <p>{t('sample.paragraph')}</p> },
  ];
  return (
    <States>
      <State name="opened" isWide>
        <Accordion items={items} level={4} defaultOpen={['delivery']} />
      </State>
    </States>
  );
}
