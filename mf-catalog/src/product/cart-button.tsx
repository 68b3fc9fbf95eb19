import { IconButton } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import type { ProductView } from './product-view.ts';
import type { useCardCart } from './use-card-cart.ts';
import { useQuickView } from './use-quick-view.ts';

type Cart = ReturnType<typeof useCardCart>;
type CartButtonProps = { product: ProductView; cart: Cart; className?: string | undefined };

/** In a word or two, drawn by the card: the button's own name also says which product it is about. */
const tips = {
  soldOut: 'card.outOfStock',
  choose: 'row.choose',
  viewCart: 'row.viewCart',
  addToCart: 'row.addToCart',
} as const;

/**
 * The cart button of a card, as an icon: adds, or shows the cart once the product is in it. What comes in variations is
 * chosen in the quick view. One button for all, so that the focus stays where it is when the product gets into the cart.
 */
export function CartButton({ product, cart, className }: CartButtonProps) {
  const { t } = useTranslation('catalog');
  const choose = useQuickView(product);
  const purpose = purposeOf(product, cart);
  const press = { soldOut: undefined, choose, viewCart: cart.openCart, addToCart: cart.add }[purpose];
  return (
    <IconButton
      className={className}
      data-tip={t(tips[purpose])}
      icon={purpose === 'viewCart' ? 'check' : 'bag'}
      look="raised"
      tooltip="none"
      label={t(`card.${purpose}`, { name: product.name })}
      aria-haspopup={purpose === 'choose' ? 'dialog' : undefined}
      disabled={purpose === 'soldOut'}
      busy={cart.isBusy}
      onClick={press}
    />
  );
}

function purposeOf({ stock, hasChoices }: ProductView, { isInCart }: Cart): keyof typeof tips {
  if (stock === 0) return 'soldOut';
  if (hasChoices) return 'choose';
  return isInCart ? 'viewCart' : 'addToCart';
}
