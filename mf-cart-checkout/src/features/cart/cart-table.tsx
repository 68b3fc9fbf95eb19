import { newRequestId, useBus, useBusEvent, useStateTopic } from '@dana/runtime';
import { IconButton, Skeleton } from '@dana/ui';
import { useRef } from 'react';
import { Amount } from '#parts/amount.tsx';
import { itemFacts, oldUnitPrice } from '@dana/commerce/item/item-facts';
import { ItemSummary } from '@dana/commerce/item/item-summary';
import { useTranslation } from 'react-i18next';
import { ArrivingPrice, ArrivingQuantity, ArrivingWords } from './arriving-words.tsx';
import css from './cart-table.module.css';
import type { ArrivingLine, CartLine, CartView } from './cart-view.ts';
import { LineNotes } from './line-notes.tsx';
import { LineQuantity } from './line-quantity.tsx';
import { LineTotal } from './line-total.tsx';
import { useLine } from './use-line.ts';
import { useCart } from './cart-store.ts';

const columns = ['product', 'price', 'quantity', 'total', 'remove'] as const;

/** The lines of the cart: a table from 768 px, cards below. */
export function CartTable({ cart }: { cart: CartView }) {
  const { t } = useTranslation('cart-checkout');
  return (
    <table className={css.table} aria-label={t('cart.title')} aria-busy={cart.isSettling || undefined}>
      <thead className={css.head}>
        <tr className={css.row}>
          {columns.map((column) => (
            <th key={column} scope="col" className={css[column]}>
              <span className={column === 'remove' ? 'visually-hidden' : undefined}>
                {t(`cart.column.${column}`)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cart.lines.map((line) => (
          <CartRow key={line.key} line={line} />
        ))}
        {cart.arriving.map((line) => (
          <CartRowSkeleton key={line.key} line={line} />
        ))}
      </tbody>
    </table>
  );
}

function CartRow({ line }: { line: CartLine }) {
  const { t } = useTranslation('cart-checkout');
  const { remove } = useLine(line);
  const moveToWishlist = useMoveToWishlist(line);
  const facts = itemFacts(line.item);
  const { unit_price: unitPrice } = line.item;
  return (
    <tr className={css.row} aria-busy={line.isPending || undefined}>
      <td className={css.product}>
        <ItemSummary facts={facts} size="large" t={t}>
          <LineNotes line={line} />
          {moveToWishlist && (
            <button type="button" className={css.move} onClick={moveToWishlist}>
              {t('line.moveToWishlist')}
              <span className="visually-hidden">{` ${facts.name}`}</span>
            </button>
          )}
        </ItemSummary>
      </td>
      <td className={css.price}>
        {unitPrice !== undefined && <Amount value={unitPrice} old={oldUnitPrice(line.item)} size="small" />}
      </td>
      <td className={css.quantity}>
        <LineQuantity line={line} />
      </td>
      <td className={css.total}>
        <LineTotal line={line} />
      </td>
      <td className={css.remove}>
        <IconButton
          icon="remove"
          size="small"
          label={t('line.remove', { title: facts.name })}
          onClick={remove}
        />
      </td>
    </tr>
  );
}

/** The box of a row while it is on its way. */
export function CartRowSkeleton({ line }: { line?: ArrivingLine }) {
  return (
    <tr className={css.row} aria-busy={(line && !line.isQueued) || undefined}>
      <td className={css.product}>
        <ArrivingWords line={line} size="large" />
      </td>
      <td className={css.price}>{line ? <ArrivingPrice line={line} /> : <Skeleton />}</td>
      <td className={css.quantity}>{line?.preview ? <ArrivingQuantity line={line} /> : <Skeleton />}</td>
      <td className={css.total}>
        <Skeleton />
      </td>
      <td className={css.remove} />
    </tr>
  );
}

/** Moves a line to the wishlist: it leaves the cart once the list has it. */
function useMoveToWishlist({ key, item }: CartLine): (() => void) | undefined {
  const bus = useBus();
  const { engine } = useCart();
  const wishlist = useStateTopic('wishlist.changed');
  const asked = useRef<string>(undefined);
  const { product } = item;
  const remove = (): void => void engine().remove(key, item.id);

  useBusEvent('wishlist.itemAdded', ({ requestId }) => {
    if (requestId === asked.current) remove();
  });

  if (!product) return undefined;
  return () => {
    // The request would toggle: what is on the list already would leave it.
    if (wishlist?.productIds.some((id) => String(id) === product.id)) return remove();
    asked.current = newRequestId();
    const mark = { productId: product.id, slug: product.slug, title: product.name };
    bus.publish({ type: 'wishlist.toggleRequested', requestId: asked.current, ...mark, isWanted: true });
  };
}
