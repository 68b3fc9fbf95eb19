import type { ShopEventOf } from '@dana/contracts/events';
import type { Product } from '@dana/contracts/api/product';
import { paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { newRequestId, useBus, useBusEvent } from '@dana/runtime';
import { Button, FieldError, LinkButton } from '@dana/ui';
import { useId, useState } from 'react';

type Rejection = ShopEventOf<'cart.addRejected'>;

/** Puts a wished product into the cart; one with options is chosen on its own page. */
export function AddWished({ product }: { product: Product }) {
  const { t } = useTexts('account');
  const bus = useBus();
  const errorId = useId();
  const [request, setRequest] = useState<string>();
  const [problem, setProblem] = useState<Rejection>();

  useBusEvent('cart.itemAdded', ({ requestId }) => {
    if (requestId === request) setRequest(undefined);
  });
  useBusEvent('cart.addRejected', (rejection) => {
    if (rejection.requestId !== request) return;
    setRequest(undefined);
    setProblem(rejection);
  });

  if (product.variations.length > 0)
    return (
      <LinkButton href={paths.product(product.slug)} size="small" variant="outline" block>
        {t('wishlist.choose')}
      </LinkButton>
    );
  if (product.current_stock <= 0) return null;

  const add = (): void => {
    const requestId = newRequestId();
    setRequest(requestId);
    setProblem(undefined);
    const { id, slug, name, min_purchase_qty } = product;
    bus.publish({
      type: 'cart.addRequested',
      requestId,
      productId: id,
      slug,
      title: name,
      quantity: min_purchase_qty,
    });
  };
  return (
    <>
      <Button
        size="small"
        block
        icon="bag"
        busy={request !== undefined}
        aria-describedby={problem ? errorId : undefined}
        onClick={add}
      >
        {t('wishlist.addToCart')}
      </Button>
      {problem && (
        <div role="alert">
          <FieldError id={errorId}>
            {problem.message ??
              t(`wishlist.rejected.${problem.reason}`, { quantity: problem.maximumQuantity })}
          </FieldError>
        </div>
      )}
    </>
  );
}
