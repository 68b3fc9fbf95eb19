import { offers } from '@dana/contracts/offers';
import { shopOf } from '@dana/contracts/shop/shop-facts';
import { latePart, RemoteSlot, useShell } from '@dana/runtime';
import { useQuery } from '@tanstack/react-query';
import { homeQuery } from '#api/home.queries.ts';
import { Hero } from './hero.tsx';
import css from './home-page.module.css';
// Before their scripts: the server draws the rows.
import './row-styles.ts';

/** Below the first view, so its code comes behind the page's: the server sends the rows ready to be read. */
export const HomeRows = latePart(async () => (await import('./home-rows.tsx')).HomeRows);

const articleCount = 3;

/** The home page. */
export function HomePage() {
  const { api } = useShell();
  const shop = shopOf(api);
  // Only read: the rows ask for it again. Newer data must not be there before they are hydrated with what the server had.
  const home = useQuery({ ...homeQuery(api), enabled: false });
  return (
    <div className={css.page}>
      <h1 className="visually-hidden">{shop.home?.heading ?? shop.name}</h1>
      {home.data && <Hero slides={home.data.sliders} />}
      {rows}
      {offers(api, 'posts') && (
        <div data-part="" suppressHydrationWarning className={css.slots}>
          <RemoteSlot name="content.latestArticles" props={{ count: articleCount }} />
        </div>
      )}
      <div data-part="" suppressHydrationWarning className={css.slots}>
        <RemoteSlot name="content.newsletter" props={{}} />
      </div>
    </div>
  );
}

/** Always the same element: a page that renders again leaves rows alone that are not hydrated yet. */
const rows = <HomeRows pending={<div className={css.pending} />} />;
