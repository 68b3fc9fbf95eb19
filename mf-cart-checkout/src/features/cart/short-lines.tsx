import { Button, Notice } from '@dana/ui';
import { itemFacts } from '@dana/commerce/item/item-facts';
import { useTranslation } from 'react-i18next';
import { largestQuantity } from './cart-limits.ts';
import { useCart } from './cart-store.ts';
import type { CartLine } from './cart-view.ts';
import css from './short-lines.module.css';

/**
 * Lines that hold more than there is, each with a way to correct it; nothing when there are none. Not spoken: who orders them
 * nevertheless is answered by the refusal.
 */
export function ShortLines() {
  const { t } = useTranslation('cart-checkout');
  const { cart } = useCart();
  const short = cart.lines.filter((line) => line.isShort);
  if (short.length === 0) return null;
  return (
    <Notice tone="warning" title={t('short.title')}>
      <ul className={css.lines}>
        {short.map((line) => (
          <ShortLine key={line.key} line={line} />
        ))}
      </ul>
    </Notice>
  );
}

function ShortLine({ line }: { line: CartLine }) {
  const { t } = useTranslation('cart-checkout');
  const { engine } = useCart();
  const left = largestQuantity(line.limits);
  const { name: title, nameLang } = itemFacts(line.item);
  const isSoldOut = left < line.limits.minimum;
  const soldOut = line.isWithdrawn ? t('short.withdrawn') : t('short.soldOut');
  return (
    <li className={css.line}>
      <span>
        <bdi lang={nameLang}>{title}</bdi>{' '}
        <span>{isSoldOut ? soldOut : t('line.onlyLeft', { count: left })}</span>
      </span>
      <Button
        size="small"
        variant="outline"
        busy={line.isPending}
        onClick={() =>
          void (isSoldOut
            ? engine().remove(line.key, line.item.id)
            : engine().setQuantity(line.key, line.item.id, left))
        }
      >
        <span>{isSoldOut ? t('short.remove') : t('short.take', { count: left })}</span>
        <span className="visually-hidden">{` ${title}`}</span>
      </Button>
    </li>
  );
}
