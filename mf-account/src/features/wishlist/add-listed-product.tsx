import { refusalText } from '@dana/commerce/refusal-text';
import { useAddToCart } from '@dana/commerce/use-add-to-cart';
import type { Product } from '@dana/contracts/api/product';
import { paths } from '@dana/contracts/paths';
import { Button, FieldError, LinkButton } from '@dana/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

/** Puts a product of the wishlist into the cart; one with options is chosen on its own page. */
export function AddListedProduct({ product }: { product: Product }) {
  const { t } = useTranslation('account');
  const errorId = useId();
  const { state, add } = useAddToCart();

  if (product.variations.length > 0)
    return (
      <LinkButton href={paths.product(product.slug)} size="small" variant="outline" block>
        {t('wishlist.choose')}
      </LinkButton>
    );
  if (product.current_stock <= 0) return null;

  const { id: productId, slug, name: title, min_purchase_qty: quantity, price } = product;
  const preview = { titleLang: product.text_lang ?? undefined, picture: product.main_img?.full_url, price };
  const refusal = state.kind === 'rejected' ? state : undefined;
  return (
    <>
      <Button
        size="small"
        variant="outline"
        block
        icon="bag"
        busy={state.kind === 'waiting'}
        aria-describedby={refusal && errorId}
        onClick={() => add({ productId, slug, title, quantity, preview })}
      >
        {t('wishlist.addToCart')}
      </Button>
      {refusal && (
        <div role="alert">
          <FieldError id={errorId}>{refusalText(refusal, t)}</FieldError>
        </div>
      )}
    </>
  );
}
