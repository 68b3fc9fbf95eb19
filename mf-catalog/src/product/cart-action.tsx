import { Button, classNames } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import css from './cart-action.module.css';
import type { ProductView } from './product-view.ts';
import type { useCardCart } from './use-card-cart.ts';
import { useQuickView } from './use-quick-view.ts';

type CartActionProps = {
  product: ProductView;
  cart: ReturnType<typeof useCardCart>;
  /** Fills the line it stands in. */
  block?: boolean;
  variant?: 'solid' | 'outline';
  /** Where nothing hovers it is as small as its icon; its name stays. */
  isIconOnTouch?: boolean;
};

/** The cart button in words: add, choose options, view cart, or why it cannot be added. */
export function CartAction({
  product,
  cart,
  block = false,
  variant = 'solid',
  isIconOnTouch,
}: CartActionProps) {
  const { t } = useTranslation('catalog');
  const choose = useQuickView(product);
  const about = <span className="visually-hidden">{t('row.about', { name: product.name })}</span>;
  const shared = { size: 'small', block, className: classNames(isIconOnTouch && css.small) } as const;
  if (product.stock === 0)
    return (
      <Button {...shared} icon={isIconOnTouch ? 'bag' : undefined} disabled>
        <span className={css.words}>{t('card.outOfStock')}</span>
      </Button>
    );
  if (product.hasChoices)
    return (
      <Button
        {...shared}
        variant="outline"
        icon={isIconOnTouch ? 'bag' : undefined}
        aria-haspopup="dialog"
        onClick={choose}
      >
        <span className={css.words}>{t('row.choose')}</span> {about}
      </Button>
    );
  return (
    <Button
      {...shared}
      variant={cart.isInCart ? 'outline' : variant}
      icon={cart.isInCart ? 'check' : 'bag'}
      busy={cart.isBusy}
      onClick={cart.isInCart ? cart.openCart : cart.add}
    >
      <span className={css.words}>{t(cart.isInCart ? 'row.viewCart' : 'row.addToCart')}</span> {about}
    </Button>
  );
}
