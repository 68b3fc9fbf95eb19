import type { ShopEventOf } from '@dana/contracts/events';
import type { Translate } from '@dana/i18n';

export type Rejection = Pick<ShopEventOf<'cart.addRejected'>, 'reason' | 'maximumQuantity' | 'message'>;

/** Why a product did not get into the cart, in the words of the server where it gave any. */
export function rejectionWords(
  { reason, message, maximumQuantity }: Rejection,
  title: string,
  t: Translate,
): string {
  switch (reason) {
    case 'no_available_quantity':
      return t('refusal.noAvailableQuantity');
    case 'you_cannot_add_more_than':
      return t('refusal.cannotAddMoreThan', { quantity: maximumQuantity });
    case 'refused':
      return message || t('refusal.other', { title });
    case 'unreachable':
      return t('refusal.unreachable', { title });
  }
}
