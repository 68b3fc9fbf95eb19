import type { ShopEventOf } from '@dana/contracts/events';
import { paths } from '@dana/contracts/paths';
import { newRequestId, useBus } from '@dana/runtime';
import { Button, LinkButton } from '@dana/ui';
import { Dialog } from '@dana/ui/dialog';
import { useTranslation } from 'react-i18next';
import { compareLimit, openCompareList } from './compare-list.ts';
import css from './compare-limit-dialog.module.css';

type CompareLimitDialogProps = { refused: ShopEventOf<'compare.limitReached'>; onClose: () => void };

/** The compare list is full: replace its oldest product by the new one, or leave it as it is. */
export function CompareLimitDialog({ refused, onClose }: CompareLimitDialogProps) {
  const { t } = useTranslation('catalog');
  const bus = useBus();
  const [oldest] = openCompareList().read();
  const { productId, slug, title } = refused;
  const replace = () => {
    onClose();
    if (oldest) bus.publish({ type: 'compare.toggleRequested', requestId: newRequestId(), ...oldest });
    bus.publish({ type: 'compare.toggleRequested', requestId: newRequestId(), productId, slug, title });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="small"
      title={t('compare.full.title')}
      description={t('compare.full.text', { count: compareLimit })}
      closeLabel={t('compare.full.close')}
      footer={
        <div className={css.actions}>
          <Button onClick={replace}>{t('compare.full.replace')}</Button>
          <LinkButton href={paths.compare()} variant="outline" onClick={onClose}>
            {t('compare.full.open')}
          </LinkButton>
        </div>
      }
    >
      <p>{t('compare.full.question', { title, oldest: oldest?.title ?? '' })}</p>
    </Dialog>
  );
}
