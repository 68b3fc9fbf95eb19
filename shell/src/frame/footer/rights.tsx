import { shopOf } from '@dana/contracts/shop/shop-facts';
import { useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';

/** Whose shop this is, and under which number it is registered. */
export function Rights() {
  const { t } = useTexts('shell');
  const { name, year, registration } = shopOf(useShell().api);
  return [t('footer.rights', { year, shop: name }), registration].filter(Boolean).join(' · ');
}
