import type { Category } from '@dana/contracts/api/category';
import { paths } from '@dana/contracts/paths';
import { usePageParams } from '@dana/runtime';
import { Tag } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import css from './category-page.module.css';
import { ClampedText } from './clamped-text.tsx';
import { HeadingPicture } from './heading-picture.tsx';
import { asideLayout } from './listing-layout.ts';
import { ListingPage } from './listing-page.tsx';
import { type FoundCategory, findCategory } from './listing-query.ts';
import { useListing } from './use-listing.ts';

/** One category: what is below it, and its products. */
export function CategoryPage() {
  const { t } = useTranslation('catalog');
  const { slug = '' } = usePageParams();
  const listing = useListing({ kind: 'category', slug }, asideLayout);
  const found = findCategory(listing.categories, slug);
  const crumbs = categoryCrumbs(found, t('breadcrumbs.home'));
  const picture = found?.category.image?.full_url;
  return (
    <ListingPage
      listing={listing}
      title={found?.category.name ?? t('shop.title')}
      text={found?.category.description && <ClampedText text={found.category.description} />}
      picture={picture && <HeadingPicture src={picture} />}
      crumbs={crumbs}
      intro={found && <Relatives found={found} />}
    />
  );
}

/** Home, the department, the category. */
export function categoryCrumbs(found: FoundCategory | undefined, home: string) {
  const { category, parent } = found ?? {};
  return [
    { text: home, href: paths.home() },
    ...(parent ? [{ text: parent.name, href: paths.category(parent.slug) }] : []),
    ...(category ? [{ text: category.name }] : []),
  ];
}

/** The categories of a department; beside a category its siblings, the category itself marked. */
function Relatives({ found: { category, parent } }: { found: FoundCategory }) {
  const { t } = useTranslation('catalog');
  const department = parent ?? (category as Category);
  const relatives = department.children;
  if (relatives.length < 2) return null;
  return (
    <nav aria-label={t('category.relatives', { name: department.name })}>
      <ul className={css.relatives}>
        {relatives.map(({ id, name, slug }) => (
          <li key={id}>
            {id === category.id ? (
              <Tag className={css.current}>
                <span aria-current="page">{name}</span>
              </Tag>
            ) : (
              <Tag href={paths.category(slug)}>{name}</Tag>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
