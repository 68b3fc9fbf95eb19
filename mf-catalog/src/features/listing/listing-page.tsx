import { useTexts } from '@dana/i18n';
import { Breadcrumbs, Container, type Crumb, Grid, SectionHeading } from '@dana/ui';
import type { ReactNode } from 'react';
import { FilterChips } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import css from './listing-page.module.css';
import { ListingResults } from './listing-results.tsx';
import { ListingToolbar } from './listing-toolbar.tsx';
import type { Listing } from './use-listing.ts';

type ListingPageProps = {
  listing: Listing;
  title: ReactNode;
  text?: string | undefined;
  /** The way here, the page itself last. */
  crumbs: readonly Crumb[];
  /** Between the heading and the products: the categories below this one. */
  intro?: ReactNode;
  /** `aside`: filters in a column at the start, from 992 px on; `wide`: always behind a button. */
  layout?: 'aside' | 'wide' | undefined;
};

/** What every list of products has: where it is, its filters, its products. */
export function ListingPage({ listing, title, text, crumbs, intro, layout = 'aside' }: ListingPageProps) {
  const { t } = useTexts('catalog');
  const results = (
    <div className={css.results}>
      <ListingToolbar listing={listing} hasAside={layout === 'aside'} />
      <FilterChips listing={listing} />
      <ListingResults listing={listing} />
    </div>
  );
  return (
    <Container className={css.page}>
      <Breadcrumbs crumbs={crumbs} label={t('breadcrumbs.label')} className={css.crumbs} />
      <SectionHeading level={1} title={title} text={text} className={css.heading} />
      {intro}
      {layout === 'wide' ? (
        results
      ) : (
        <Grid columns="aside-start" className={css.columns}>
          <section aria-label={t('filters.title')} className={css.aside}>
            <FilterPanel listing={listing} />
          </section>
          {results}
        </Grid>
      )}
    </Container>
  );
}
