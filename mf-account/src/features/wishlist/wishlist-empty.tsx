import { paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { LinkButton, StateView } from '@dana/ui';
import { ShellMotif } from '@dana/ui/shell-motif';

/** Nothing on the list yet. */
export function WishlistEmpty() {
  const { t } = useTexts('account');
  return (
    <StateView
      kind="empty"
      size="page"
      picture={<ShellMotif kind="open" />}
      as="h2"
      title={t('wishlist.empty.title')}
      text={t('wishlist.empty.text')}
      action={<LinkButton href={paths.shop()}>{t('wishlist.empty.action')}</LinkButton>}
    />
  );
}
