import { Tabs } from '@dana/ui/tabs';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

/** A row of tabs and what belongs to the chosen one. */
export function TabsStates() {
  const { t } = usePageMessages();
  const items = [
    { id: 'about', label: t('sample.about'), content: <p>{t('sample.paragraph')}</p> },
    { id: 'delivery', label: t('sample.delivery'), content: <p>{t('sample.deliveryText')}</p> },
    { id: 'reviews', label: t('sample.reviews'), content: <p>{t('sample.nothing')}</p> },
  ];
  return (
    <States>
      <State name="start" isWide>
        <Tabs label={t('sample.product')} items={items} />
      </State>
      <State name="center" isWide>
        <Tabs label={t('sample.otherProduct')} items={items} align="center" />
      </State>
    </States>
  );
}
