import { paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { useQuery } from '@tanstack/react-query';
import { useLinks } from '../navigation/navigation-context.tsx';
import { FooterColumn } from './footer-column.tsx';
import type { FooterLink } from './footer-links.tsx';
import { contentPagesQuery } from './pages.queries.ts';
import { useNear } from './use-near.ts';

const pagePrefix = paths.page('');

/** What the shop has to say. Its content pages are those of the API, asked for when the footer comes near. */
export function InformationColumn() {
  const { t } = useTexts('shell');
  const { api } = useShell();
  const { ref, isNear } = useNear<HTMLDivElement>();
  const { data: pages } = useQuery({ ...contentPagesQuery(api), enabled: isNear });

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

/** The fixed links in their places, content pages under the shop's own names; those that the shop added follow. */
function withPages(
  fixed: FooterLink[],
  pages: { slug: string; title: string }[],
  linkedElsewhere: Set<string>,
): FooterLink[] {
  const offered = new Map(pages.map(({ slug, title }) => [paths.page(slug), title]));
  const kept = fixed.flatMap(({ path, label }) => {
    if (!path.startsWith(pagePrefix)) return [{ path, label }];
    const title = offered.get(path);
    return title === undefined ? [] : [{ path, label: title }];
  });
  const named = new Set(fixed.map(({ path }) => path));
  const added = [...offered].filter(([path]) => !named.has(path) && !linkedElsewhere.has(path));
  return [...kept, ...added.map(([path, label]) => ({ path, label }))];
}
