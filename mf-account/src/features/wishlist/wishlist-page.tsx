import { offers } from '@dana/contracts/offers';
import { paths } from '@dana/contracts/paths';
import { AsideQuestion } from './aside-question.tsx';
import { useTexts } from '@dana/i18n';
import { latePart, useSession, useShell, useStateTopic } from '@dana/runtime';
import { Breadcrumbs, Container, LinkButton } from '@dana/ui';
import { AddAll } from './add-all.tsx';
import { useRef } from 'react';
import { useSyncStatus, useWishlist } from './use-wishlist.ts';
import { WishlistEmpty } from './wishlist-empty.tsx';
import { WishlistNote } from './wishlist-note.tsx';
import css from './wishlist-page.module.css';
import { WishlistPending } from './wishlist-pending.tsx';
import { WishlistGrid } from './wishlist-grid.tsx';
import { useRemovals } from './use-removals.ts';

// Below the list, and only for those who are signed in.
const PriceLetters = latePart(async () => (await import('./price-letters.tsx')).PriceLetters, {
  lost: 'without',
});

/** The shopper's list, whatever its state. */
export function WishlistPage() {
  const { t } = useTexts('account');
  const wishlist = useWishlist();
  const { session } = useSession();
  const { api } = useShell();
  const hasLetters = session.status === 'signedIn' && offers(api, 'price-alerts');
  const status = useSyncStatus();
  const cartCount = useStateTopic('cart.changed')?.itemCount ?? 0;
  const removals = useRemovals();
  const title = useRef<HTMLHeadingElement>(null);
  const rows = removals.withRemoved(wishlist?.items ?? []);
  const trail = [{ text: t('trail.home'), href: paths.home() }, { text: t('wishlist.title') }];

  return (
    <Container className={css.page}>
      <Breadcrumbs crumbs={trail} label={t('trail.label')} />
      <div className={css.head}>
        <h1 ref={title} tabIndex={-1}>
          {t('wishlist.title')}
        </h1>
        {wishlist && rows.length > 0 && (
          <p className={css.count}>{t('wishlist.count', { count: wishlist.items.length })}</p>
        )}
      </div>
      <AsideQuestion items={wishlist?.aside ?? []} onAnswered={() => title.current?.focus()} />
      {wishlist === undefined && <WishlistPending />}
      {wishlist && rows.length === 0 && (status === 'merging' ? <WishlistPending /> : <WishlistEmpty />)}
      {wishlist && rows.length > 0 && (
        <>
          <WishlistGrid rows={rows} onRemove={removals.remove} onUndo={removals.undo} />
          <div className={css.foot}>
            <LinkButton href={paths.shop()} variant="outline">
              {t('wishlist.keepLooking')}
            </LinkButton>
            {wishlist.items.length > 1 && <AddAll items={wishlist.items} />}
            {cartCount > 0 && <LinkButton href={paths.cart()}>{t('wishlist.goToCart')}</LinkButton>}
          </div>
        </>
      )}
      {wishlist && <WishlistNote status={status} hasItems={rows.length > 0} />}
      {wishlist && rows.length > 0 && hasLetters && <PriceLetters />}
    </Container>
  );
}
