import type { Category, ChildCategory } from '@dana/contracts/api/category';
import { paths } from '@dana/contracts/paths';
import { shopOf } from '@dana/contracts/shop/shop-facts';
import { useShell } from '@dana/runtime';
import { Breadcrumbs, Container, Grid, LinkButton, Picture, SectionHeading, StateView } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { categoriesQuery } from '#api/categories.queries.ts';
import { useTranslation } from 'react-i18next';
import css from './categories-page.module.css';

/** Every category of the shop as a card. */
export function CategoriesPage() {
  const { t } = useTranslation('catalog');
  const { api } = useShell();
  const departments = useQuery(categoriesQuery(api)).data ?? [];
  const crumbs = [
    { text: t('breadcrumbs.home'), href: paths.home() },
    { text: t('shop.title'), href: paths.shop() },
    { text: t('categories.title') },
  ];
  return (
    <Container className={css.page}>
      <Breadcrumbs crumbs={crumbs} label={t('breadcrumbs.label')} className={css.crumbs} />
      <SectionHeading level={1} title={t('categories.title')} text={t('categories.text')} />
      {departments.length === 0 && (
        <StateView
          kind="empty"
          title={t('listing.empty.title')}
          text={shopOf(api).lists?.empty ?? t('listing.empty.text')}
          action={<LinkButton href={paths.shop()}>{t('listing.empty.action')}</LinkButton>}
        />
      )}
      {departments.map((department) => (
        <section key={department.id} aria-labelledby={`department-${department.slug}`}>
          <h2 id={`department-${department.slug}`} className={css.department}>
            <Link to={paths.category(department.slug)}>{department.name}</Link>
          </h2>
          <Grid columns="cards" as="ul">
            {(department.children.length > 0 ? department.children : [department]).map((category) => (
              <li key={category.id}>
                <CategoryCard category={category} />
              </li>
            ))}
          </Grid>
        </section>
      ))}
    </Container>
  );
}

function CategoryCard({ category }: { category: Category | ChildCategory }) {
  const { t } = useTranslation('catalog');
  const { slug, name, image, products_count } = category;
  return (
    <article className={css.card}>
      {image && (
        <Picture src={image.full_url} alt="" sizes="(width >= 75rem) 19rem, (width >= 48rem) 30vw, 46vw" />
      )}
      <h3 className={css.name}>
        <Link to={paths.category(slug)} className={css.link}>
          {name}
        </Link>
      </h3>
      {products_count !== null && (
        <p className={css.count}>{t('home.productCount', { count: products_count })}</p>
      )}
    </article>
  );
}
