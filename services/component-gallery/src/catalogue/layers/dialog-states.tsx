import { Button } from '@dana/ui';
import { Dialog } from '@dana/ui/dialog';
import { useState } from 'react';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

type Size = 'small' | 'medium' | 'large';

/** A window in front of the page; on phones a sheet. */
export function DialogStates() {
  return (
    <States>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <State key={size} name={size}>
          <OpenedDialog size={size} />
        </State>
      ))}
    </States>
  );
}

function OpenedDialog({ size }: { size: Size }) {
  const { t } = usePageMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      size={size}
      title={t('sample.delivery')}
      description={t('sample.deliveryText')}
      closeLabel={t('sample.close')}
      trigger={<Button variant="outline">{t('sample.openDialog', { size: t(`states.${size}`) })}</Button>}
      footer={
        <Button block onClick={() => setIsOpen(false)}>
          {t('sample.apply')}
        </Button>
      }
    >
      <p>{t('sample.paragraph')}</p>
    </Dialog>
  );
}
