import { shopOf } from '@dana/contracts/shop/shop-facts';
import { useShell } from '@dana/runtime';
import { useTranslation } from 'react-i18next';

/** Whose shop this is, and under which number it is registered. */
export function Rights() {
  const { t } = useTranslation('shell');
  const { name, year, registration } = shopOf(useShell().api);
  return [t('footer.rights', { year, shop: name }), registration].filter(Boolean).join(' · ');
}
