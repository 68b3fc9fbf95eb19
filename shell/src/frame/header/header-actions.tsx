import { paths } from '@dana/contracts/paths';
import { useSession, useStateTopic } from '@dana/runtime';
import { IconLink } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import { SearchButton } from '../search/search-button.tsx';
import { CartLink } from './cart-link.tsx';
import css from './header-actions.module.css';
import { useKnownPages } from '../navigation/known-pages.tsx';

type HeaderActionsProps = {
  /** Whether the row has a search field where it is wide enough; the search's icon leaves there. */
  hasField: boolean;
};

/** Search, account, compare, wishlist and cart at the end of the header's row. */
export function HeaderActions({ hasField }: HeaderActionsProps) {
  const { t } = useTranslation('shell');
  const isKnown = useKnownPages();
  const { session } = useSession();
  const wishlistCount = useStateTopic('wishlist.changed')?.productIds.length ?? 0;
  const compareCount = useStateTopic('compare.changed')?.productIds.length ?? 0;
  const accountPath =
    session.status === 'signedIn' && isKnown(paths.profile()) ? paths.profile() : paths.login();
  const isGuest = session.status !== 'signedIn';

  return (
    <div className={css.actions}>
      {isKnown(paths.search()) && <SearchButton className={hasField ? css.search : undefined} />}
      {isKnown(accountPath) && (isGuest || accountPath !== paths.login()) && (
        <IconLink
          href={accountPath}
          icon="account"
          label={isGuest ? t('header.signIn') : t('header.profile')}
          className={css.account}
        />
      )}
      {isKnown(paths.compare()) && (
        <IconLink
          href={paths.compare()}
          icon="compare"
          count={compareCount}
          label={compareCount ? t('header.compareCount', { count: compareCount }) : t('header.compare')}
          className={css.compare}
        />
      )}
      {isKnown(paths.wishlist()) && (
        <IconLink
          href={paths.wishlist()}
          icon="heart"
          count={wishlistCount}
          label={wishlistCount ? t('header.wishlistCount', { count: wishlistCount }) : t('header.wishlist')}
          className={css.wishlist}
        />
      )}
      {isKnown(paths.cart()) && <CartLink />}
    </div>
  );
}
