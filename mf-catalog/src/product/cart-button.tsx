import { useTexts } from '@dana/i18n';
import { IconButton } from '@dana/ui';
import type { ActionLook } from './action-look.ts';
import type { ProductView } from './product-view.ts';
import type { useCardCart } from './use-card-cart.ts';
import { useQuickView } from './use-quick-view.ts';

type CartButtonProps = { product: ProductView; cart: ReturnType<typeof useCardCart> } & ActionLook;

/**
 * The cart button of a card, as an icon: adds, or shows the cart once the product is in it. What comes in variations is chosen
 * in the quick view.
 */
export function CartButton({ product, cart, ...look }: CartButtonProps) {
  const { t } = useTexts('catalog');
  const choose = useQuickView(product);
  const { name } = product;
  if (product.stock === 0)
    return (
      <IconButton
        {...look}
        icon="bag"
        look="raised"
        tooltip="none"
        label={t('card.soldOut', { name })}
        disabled
      />
    );
  if (product.hasChoices)
    return (
      <IconButton
        {...look}
        icon="bag"
        look="raised"
        tooltip="none"
        label={t('card.choose', { name })}
        aria-haspopup="dialog"
        onClick={choose}
      />
    );
  // One button for both, so that the focus stays where it is when the product gets into the cart.
  return (
    <IconButton
      {...look}
      icon={cart.isInCart ? 'check' : 'bag'}
      look="raised"
      tooltip="none"
      label={t(cart.isInCart ? 'card.viewCart' : 'card.addToCart', { name })}
      busy={cart.isBusy}
      onClick={cart.isInCart ? cart.openCart : cart.add}
    />
  );
}
