import { useShopMotif } from '@dana/commerce/shop-motif';
import { paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { LinkButton, StateView } from '@dana/ui';

/** Nothing on the list yet. */
export function WishlistEmpty() {
  const { t } = useTexts('account');
  const picture = useShopMotif('open');
  return (
    <StateView
      kind="empty"
      size="page"
      icon="heart"
      picture={picture}
      as="h2"
      title={t('wishlist.empty.title')}
      text={t('wishlist.empty.text')}
      action={<LinkButton href={paths.shop()}>{t('wishlist.empty.action')}</LinkButton>}
    />
  );
}
