import { paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { useSession, useStateTopic } from '@dana/runtime';
import { IconLink } from '@dana/ui';
import { CartLink } from './cart-link.tsx';
import css from './header-actions.module.css';
import { useKnownPages } from './known-pages.tsx';

/** Search, account, wishlist and cart at the end of the header's row. */
export function HeaderActions() {
  const { t } = useTexts('shell');
  const isKnown = useKnownPages();
  const { session } = useSession();
  const wishlistCount = useStateTopic('wishlist.changed')?.productIds.length ?? 0;
  const accountPath =
    session.status === 'signedIn' && isKnown(paths.profile()) ? paths.profile() : paths.login();
  const isGuest = session.status !== 'signedIn';

  return (
    <div className={css.actions}>
      {isKnown(paths.search()) && (
        <IconLink href={paths.search()} icon="search" label={t('header.search')} className={css.search} />
      )}
      {isKnown(accountPath) && (isGuest || accountPath !== paths.login()) && (
        <IconLink
          href={accountPath}
          icon="account"
          label={isGuest ? t('header.signIn') : t('header.profile')}
          className={css.account}
        />
      )}
      {isKnown(paths.wishlist()) && (
        <IconLink
          href={paths.wishlist()}
          icon="heart"
          count={wishlistCount}
          label={wishlistCount ? t('header.wishlistCount', { count: wishlistCount }) : t('header.wishlist')}
        />
      )}
      {isKnown(paths.cart()) && <CartLink />}
    </div>
  );
}
