import { useShell } from '@dana/runtime';
import { itemFacts } from '@dana/commerce/item/item-facts';
import { useTranslation } from 'react-i18next';
import type { CartLine } from './cart-view.ts';
import { useCart } from './cart-store.ts';
import { limitQuantity } from './cart-limits.ts';

/** What can be done with a line, with the toasts that go with it. */
export function useLine({ key, item, quantity, limits }: CartLine) {
  const { engine } = useCart();
  const { showToast } = useShell();
  const { t } = useTranslation('cart-checkout');
  const { name: title } = itemFacts(item);

  /** Answers whether another quantity was asked for. */
  function change(asked: number | undefined): boolean {
    const limited = limitQuantity(limits, quantity, asked);
    if (limited.notice) showToast({ kind: 'error', text: t(`toast.${limited.notice}`) });
    if (limited.quantity === quantity) return false;
    void engine().setQuantity(key, item.id, limited.quantity);
    return true;
  }

  return {
    /** Takes what was asked for; undefined where no whole number was typed. */
    change,
    async remove(): Promise<void> {
      const outcome = await engine().remove(key, item.id);
      if (outcome.kind === 'done') showToast({ kind: 'success', text: t('toast.removed', { title }) });
    },
    retry: (): void => engine().retry(key),
  };
}
