import { useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { itemFacts } from '#parts/item-facts.ts';
import type { CartLine } from './cart-view.ts';
import { useCart } from './cart-store.ts';
import { limitQuantity } from './limit-quantity.ts';

/** What can be done with a line, with the toasts that go with it. */
export function useLine({ key, item, quantity, limits }: CartLine) {
  const { engine } = useCart();
  const { showToast } = useShell();
  const { t } = useTexts('cart-checkout');
  const { name: title } = itemFacts(item);

  function change(asked: number | undefined): void {
    const limited = limitQuantity(limits, quantity, asked);
    if (limited.notice) showToast({ kind: 'error', text: t(`toast.${limited.notice}`) });
    if (limited.quantity !== quantity) void engine().setQuantity(key, item.id, limited.quantity);
  }

  return {
    change,
    /** Takes what was typed; undefined where it was no whole number. */
    type: change,
    async remove(): Promise<void> {
      const outcome = await engine().remove(key, item.id);
      if (outcome.kind === 'done') showToast({ kind: 'success', text: t('toast.removed', { title }) });
    },
    retry: (): void => engine().retry(key),
  };
}
