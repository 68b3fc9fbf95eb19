import { paths } from '@dana/contracts/paths';
import { shopOf } from '@dana/contracts/shop/shop-facts';
import { useShell } from '@dana/runtime';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLinks } from '../navigation/navigation-context.tsx';
import { FooterColumn } from './footer-column.tsx';
import type { FooterLink } from './footer-links.tsx';
import { ownPages } from './own-pages.ts';
import { contentPagesQuery } from './pages.queries.ts';
import { useNear } from './use-near.ts';

/** What the shop has to say. Its content pages come with the document, or are asked for when the footer comes near. */
export function InformationColumn() {
  const { t } = useTranslation('shell');
  const { api } = useShell();
  const { ref, isNear } = useNear<HTMLDivElement>();
  const { pages: known } = shopOf(api);
  const { data } = useQuery({ ...contentPagesQuery(api), enabled: isNear && known === undefined });
  const pages = known ?? data;

  const fixed = useLinks('footer.information');
  const account = useLinks('footer.account');
  // The story of the shop has an address of its own.
  const linkedElsewhere = new Set([paths.page('about'), ...account.map(({ path }) => path)]);
  return (
    <div ref={ref}>
      <FooterColumn
        title={t('footer.information')}
        links={pages ? withPages(fixed, pages, linkedElsewhere) : fixed}
      />
    </div>
  );
}

/** The fixed links, and behind them the pages that the shop added. */
function withPages(
  fixed: readonly FooterLink[],
  pages: { slug: string; title: string }[],
  linkedElsewhere: Set<string>,
): FooterLink[] {
  const named = new Set(fixed.map(({ path }) => path));
  const added = pages
    .map(({ slug, title }) => ({ path: paths.page(slug), label: title }))
    .filter(({ path }) => !named.has(path) && !linkedElsewhere.has(path));
  return [...ownPages(fixed, pages), ...added];
}
