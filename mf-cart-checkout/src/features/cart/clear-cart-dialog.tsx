import { Button } from '@dana/ui';
import { Dialog } from '@dana/ui/dialog';
import { useTranslation } from 'react-i18next';

type ClearCartDialogProps = { isOpen: boolean; onClose: () => void; onConfirm: () => void };

/** Asks before everything is taken out of the cart. */
export function ClearCartDialog({ isOpen, onClose, onConfirm }: ClearCartDialogProps) {
  const { t } = useTranslation('cart-checkout');
  const confirm = (): void => {
    onConfirm();
    onClose();
  };
  return (
    <Dialog
      size="small"
      open={isOpen}
      onOpenChange={onClose}
      title={t('clear.title')}
      closeLabel={t('clear.close')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('clear.keep')}
          </Button>
          <Button onClick={confirm}>{t('clear.confirm')}</Button>
        </>
      }
    >
      <p>{t('clear.text')}</p>
    </Dialog>
  );
}
