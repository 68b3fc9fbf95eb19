import { useTexts } from '@dana/i18n';
import { Notice } from '@dana/ui';

/** In the place of what scripts bring: a browser without them would wait for ever. */
export function WithoutScript() {
  const { t } = useTexts('cart-checkout');
  return (
    <noscript>
      <Notice tone="info" role="none">
        {t('needsScript')}
      </Notice>
    </noscript>
  );
}
