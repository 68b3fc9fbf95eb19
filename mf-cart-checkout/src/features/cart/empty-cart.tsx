import { useShopMotif } from '@dana/commerce/shop-motif';
import { paths } from '@dana/contracts/paths';
import { LinkButton, StateView } from '@dana/ui';
import { useTranslation } from 'react-i18next';

type EmptyCartProps = { size?: 'page' | 'region'; onLeave?: () => void };

/** Stands where the lines would. */
export function EmptyCart({ size = 'region', onLeave }: EmptyCartProps) {
  const { t } = useTranslation('cart-checkout');
  const picture = useShopMotif('open');
  return (
    <StateView
      kind="empty"
      size={size}
      picture={picture}
      as={size === 'page' ? 'h2' : 'p'}
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <LinkButton href={paths.shop()} onClick={onLeave}>
          {size === 'page' ? t('continueShopping') : t('empty.goToShop')}
        </LinkButton>
      }
    />
  );
}
