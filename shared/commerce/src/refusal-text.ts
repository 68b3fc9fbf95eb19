import type { Translate } from '@dana/i18n';
import type { CartRefusal } from './await-cart-answer.ts';

/** Why a product did not get into the cart, in the words of the remote that asked. @param t – of its texts `cartRefusal.*`. */
export function refusalText({ reason, maximumQuantity: count, message }: CartRefusal, t: Translate): string {
  if (reason === 'no_available_quantity') return t('cartRefusal.noneLeft');
  if (reason === 'you_cannot_add_more_than' && count !== undefined)
    return t('cartRefusal.maximum', { count });
  if (reason === 'unreachable') return t('cartRefusal.unreachable');
  return message || t('cartRefusal.other');
}
