import type { ShopEventOf } from '@dana/contracts/events';
import { useShell } from '@dana/runtime';
import { Dialog } from '@dana/ui/dialog';
import { productQuery } from '#api/product.queries.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QuickViewFailure } from './quick-view-failure.tsx';
import { QuickViewPending } from './quick-view-pending.tsx';
import { QuickViewProduct } from './quick-view-product.tsx';

type QuickViewDialogProps = {
  slug: string;
  preview: ShopEventOf<'product.quickViewRequested'>['preview'];
  isOpen: boolean;
  onClose: () => void;
};

/** A product over the page that named it, to look at and to buy; the page stays where it is. */
export function QuickViewDialog({ slug, preview, isOpen, onClose }: QuickViewDialogProps) {
  const { t } = useTranslation('product');
  const { api } = useShell();
  const query = useQuery({ ...productQuery(api, slug), enabled: isOpen });
  const { data: product, error, refetch } = query;
  const name = product?.name ?? preview?.title ?? t('page.title');
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(isWanted) => {
        if (!isWanted) onClose();
      }}
      title={t('quickView.title', { name })}
      hideTitle
      closeLabel={t('quickView.close')}
      size="large"
    >
      {product ? (
        <QuickViewProduct product={product} onAdded={onClose} />
      ) : error ? (
        <QuickViewFailure slug={slug} error={error} onRetry={() => void refetch()} />
      ) : (
        <QuickViewPending preview={preview} />
      )}
    </Dialog>
  );
}
