import { Notice } from '@dana/ui';
import { useTranslation } from 'react-i18next';

/** In the place of what scripts bring: a browser without them would wait for ever. */
export function WithoutScript() {
  const { t } = useTranslation('cart-checkout');
  return (
    <noscript>
      <Notice tone="info" role="none">
        {t('needsScript')}
      </Notice>
    </noscript>
  );
}
