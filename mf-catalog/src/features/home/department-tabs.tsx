import type { Category, ChildCategory } from '@dana/contracts/api/category';
import { plainId } from '@dana/contracts/sent-ids';
import { useShell } from '@dana/runtime';
import { Button, StateView } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { departmentQuery } from '#api/home-products.queries.ts';
import { productsQuery } from '#api/products.queries.ts';
import { ProductCardSkeleton } from '#product/product-card-skeleton.tsx';
import type { ProductView } from '#product/product-view.ts';
import { useTranslation } from 'react-i18next';
import css from './department-tabs.module.css';
import { TabList } from './tab-list.tsx';

type DepartmentTabsProps = {
  department: Category;
  card: (product: ProductView) => ReactNode;
};

const cardCount = 8;

/** All products of a department, and those of each of its categories, as tabs with their counts. */
export function DepartmentTabs({ department, card }: DepartmentTabsProps) {
  const { t } = useTranslation('catalog');
  const label = (name: string, count: number | null) =>
    count === null ? name : t('tabs.counted', { name, count });
  const tabs = [
    {
      id: 'all',
      label: label(t('tabs.all'), department.products_count),
      content: <Products department={department} category={undefined} card={card} />,
    },
    ...department.children.map((category) => ({
      id: category.slug,
      label: label(category.name, category.products_count),
      content: <Products department={department} category={category} card={card} />,
    })),
  ];
  return <TabList tabs={tabs} label={department.name} />;
}

type ProductsProps = DepartmentTabsProps & { category: ChildCategory | undefined };

function Products({ department, category, card }: ProductsProps) {
  const { t } = useTranslation('catalog');
  const { api } = useShell();
  const answer = useQuery(
    category
      ? productsQuery(api, { category_id: plainId(category.id) })
      : departmentQuery(api, department.slug, department.id),
  );
  if (answer.isError)
    return (
      <StateView
        kind="error"
        size="region"
        title={t('listing.failed.title')}
        action={<Button onClick={() => void answer.refetch()}>{t('state.retry')}</Button>}
      />
    );
  const products = answer.data?.products.slice(0, cardCount);
  if (products?.length === 0) return <StateView kind="empty" size="region" title={t('tabs.empty')} />;
  return (
    <ul className={css.cards} aria-busy={!products}>
      {products
        ? products.map((product) => <li key={product.id}>{card(product)}</li>)
        : Array.from({ length: cardCount }, (_, index) => (
            <li key={index}>
              <ProductCardSkeleton />
            </li>
          ))}
    </ul>
  );
}
