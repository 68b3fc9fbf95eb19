import { paths } from '@dana/contracts/paths';
import { inIdleTime, useShell } from '@dana/runtime';
import { Breadcrumbs, classNames, Container, type Crumb, Grid, SectionHeading } from '@dana/ui';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChips } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import css from './listing-page.module.css';
import { ListingResults } from './listing-results.tsx';
import { ListingToolbar } from './listing-toolbar.tsx';
import { SearchNote } from './search-note.tsx';
import type { Listing } from './use-listing.ts';

type ListingPageProps = {
  listing: Listing;
  title: ReactNode;
  text?: ReactNode;
  /** The way here, the page itself last. */
  crumbs: readonly Crumb[];
  /** Between the heading and the products: the categories below this one. */
  intro?: ReactNode;
  /** Beside the heading: the picture of a category, the mark of a brand. */
  picture?: ReactNode;
};

/** What every list of products has: where it is, its filters, its products. */
export function ListingPage({ listing, title, text, crumbs, intro, picture }: ListingPageProps) {
  const { t } = useTranslation('catalog');
  const { width } = listing.layout;
  usePreparedProduct(listing.products?.[0]?.slug);
  return (
    <Container
      size={width === 'content' ? 'content' : 'wide'}
      className={classNames(css.page, width === 'fluid' && css.fluid)}
    >
      <Breadcrumbs crumbs={crumbs} label={t('breadcrumbs.label')} className={css.crumbs} />
      <SectionHeading level={1} title={title} text={text} action={picture} className={css.heading} />
      {intro}
      <Columns listing={listing} />
    </Container>
  );
}

/** From a list the next press mostly asks for one of its products. @param slug – of any of them. */
function usePreparedProduct(slug: string | undefined): void {
  const { preparePage } = useShell();
  const hasAny = slug !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: all products are one kind of page
  useEffect(() => {
    if (hasAny) inIdleTime(() => preparePage?.(paths.product(slug)));
  }, [hasAny, preparePage]);
}

function Columns({ listing }: { listing: Listing }) {
  const { t } = useTranslation('catalog');
  const { filters } = listing.layout;
  const results = (
    <div className={css.results}>
      <SearchNote listing={listing} />
      <ListingToolbar listing={listing} />
      <FilterChips listing={listing} />
      <ListingResults listing={listing} />
    </div>
  );
  if (filters !== 'start' && filters !== 'end') return <div className={css.columns}>{results}</div>;
  const aside = (
    <section aria-label={t('filters.title')} className={css.aside}>
      <FilterPanel listing={listing} />
    </section>
  );
  // In the document as on the page: what stands at the end is read and reached last.
  return (
    <Grid columns={filters === 'start' ? 'aside-start' : 'aside-end'} className={css.columns}>
      {filters === 'start' && aside}
      {results}
      {filters === 'end' && aside}
    </Grid>
  );
}
