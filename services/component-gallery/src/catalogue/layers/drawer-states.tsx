import { Button } from '@dana/ui';
import { Drawer } from '@dana/ui/drawer';
import { useState } from 'react';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

type Side = 'start' | 'end';

/** A panel along one edge, in front of the page. */
export function DrawerStates() {
  return (
    <States>
      {(['start', 'end'] as const).map((side) => (
        <State key={side} name={side}>
          <OpenedDrawer side={side} />
        </State>
      ))}
    </States>
  );
}

function OpenedDrawer({ side }: { side: Side }) {
  const { t } = usePageMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Drawer
      open={isOpen}
      onOpenChange={setIsOpen}
      side={side}
      title={t('sample.cart')}
      closeLabel={t('sample.close')}
      trigger={<Button variant="outline">{t('sample.openDrawer', { side: t(`states.${side}`) })}</Button>}
      footer={<Button block>{t('sample.pay')}</Button>}
    >
      <p>{t('sample.paragraph')}</p>
    </Drawer>
  );
}
