import { passwordMinLength } from '@dana/contracts/api/password-rules';
import { type ShopForm, type ShopFormOptions, useShopForm } from '@dana/forms/use-shop-form';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** A form of the account, with what all of them say when they are refused. */
export function useAccountForm<Values extends FieldValues, Context = unknown>(
  options: Omit<ShopFormOptions<Values, Context>, 't' | 'texts' | 'textValues'>,
): ShopForm<Values, Context> {
  const { t } = useTranslation('account');
  return useShopForm<Values, Context>({
    ...options,
    t,
    textValues: { min: passwordMinLength },
    texts: { unreachable: t('form.unreachable'), failed: t('form.failed') },
  });
}
