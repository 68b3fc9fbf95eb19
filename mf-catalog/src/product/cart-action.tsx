import { useTexts } from '@dana/i18n';
import { Button } from '@dana/ui';
import type { ProductView } from './product-view.ts';
import type { useCardCart } from './use-card-cart.ts';
import { useQuickView } from './use-quick-view.ts';

type CartActionProps = {
  product: ProductView;
  cart: ReturnType<typeof useCardCart>;
  /** Fills the line it stands in. */
  block?: boolean;
  variant?: 'solid' | 'outline';
};

/** The cart button in words: add, choose options, view cart, or why it cannot be added. */
export function CartAction({ product, cart, block = false, variant = 'solid' }: CartActionProps) {
  const { t } = useTexts('catalog');
  const choose = useQuickView(product);
  const about = <span className="visually-hidden">{t('row.about', { name: product.name })}</span>;
  if (product.stock === 0)
    return (
      <Button size="small" block={block} disabled>
        {t('card.outOfStock')}
      </Button>
    );
  if (product.hasChoices)
    return (
      <Button size="small" block={block} variant="outline" aria-haspopup="dialog" onClick={choose}>
        {t('row.choose')} {about}
      </Button>
    );
  return (
    <Button
      size="small"
      block={block}
      variant={cart.isInCart ? 'outline' : variant}
      icon={cart.isInCart ? 'check' : 'bag'}
      busy={cart.isBusy}
      onClick={cart.isInCart ? cart.openCart : cart.add}
    >
      {t(cart.isInCart ? 'row.viewCart' : 'row.addToCart')} {about}
    </Button>
  );
}
