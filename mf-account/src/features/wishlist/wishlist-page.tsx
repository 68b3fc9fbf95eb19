import { useShopMotif } from '@dana/commerce/shop-motif';
import { offers } from '@dana/contracts/offers';
import { paths } from '@dana/contracts/paths';
import { AsideQuestion } from './aside-question.tsx';
import { latePart, useSession, useShell, useStateTopic } from '@dana/runtime';
import { Breadcrumbs, Button, Container, LinkButton, StateView } from '@dana/ui';
import { useAddAll } from './use-add-all.ts';
import type { WishlistItem } from './wishlist-item.ts';
import css from './wishlist-page.module.css';
// The server sends that part whole: its styles come with the page.
import './price-alerts.module.css';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSyncStatus, useWishlist } from './use-wishlist.ts';
import { WishlistNote } from './wishlist-note.tsx';
import { WishlistPending } from './wishlist-pending.tsx';
import { WishlistGrid } from './wishlist-grid.tsx';
import { useRemovals } from './use-removals.ts';

// Below the list, and only for those who are signed in.
const PriceAlerts = latePart(async () => (await import('./price-alerts.tsx')).PriceAlerts, {
  lost: 'without',
});

/** The shopper's list, whatever its state. */
export function WishlistPage() {
  const { t } = useTranslation('account');
  const wishlist = useWishlist();
  const { session } = useSession();
  const { api } = useShell();
  const hasEmails = session.status === 'signedIn' && offers(api, 'price-alerts');
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
          <div className={css.bar}>
            {wishlist.items.length > 1 && <AddAll items={wishlist.items} />}
            {cartCount > 0 && (
              <LinkButton href={paths.cart()} variant="outline">
                {t('wishlist.goToCart')}
              </LinkButton>
            )}
            <LinkButton href={paths.shop()} variant="quiet">
              {t('wishlist.keepLooking')}
            </LinkButton>
            <WishlistNote status={status} hasItems />
          </div>
        </>
      )}
      {wishlist && rows.length === 0 && <WishlistNote status={status} hasItems={false} />}
      {wishlist && rows.length > 0 && hasEmails && <PriceAlerts />}
    </Container>
  );
}

/** The whole list into the cart, and how that went. */
function AddAll({ items }: { items: readonly WishlistItem[] }) {
  const { t } = useTranslation('account');
  const { progress, addAll } = useAddAll();
  const isBusy = progress !== undefined && progress.waiting.length > 0;
  return (
    <div className={css.addAll}>
      <Button icon="bag" busy={isBusy} onClick={() => addAll(items)}>
        {t('wishlist.addAll.action')}
      </Button>
      <p role="status" className={css.result}>
        {progress && !isBusy && (
          <>
            <span>{t('wishlist.addAll.added', { count: progress.addedCount })}</span>{' '}
            {progress.leftCount > 0 && (
              <span>{t('wishlist.addAll.left', { count: progress.leftCount })}</span>
            )}
          </>
        )}
      </p>
    </div>
  );
}

/** Nothing on the list yet. */
function WishlistEmpty() {
  const { t } = useTranslation('account');
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
