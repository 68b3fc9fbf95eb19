import { offers } from '@dana/contracts/offers';
import { useShell } from '@dana/runtime';
import { useQuery } from '@tanstack/react-query';
import { productQuery } from '#api/product.queries.ts';
import { Reviews } from '#features/reviews/reviews.tsx';
import { useTranslation } from 'react-i18next';
import { informationIds } from '#features/information/information-ids.ts';
import { InformationTabs } from '#features/information/information-tabs.tsx';
import { SpecificationTable } from '#features/information/specification-table.tsx';
import { useNamedTab } from '#features/information/use-named-tab.ts';

/** What stands below the product: its specification and its reviews. Reads the product that the page asked for. */
export function ProductInformation({ slug }: { slug: string }) {
  const { t } = useTranslation('product');
  const { api } = useShell();
  const [tab, setTab] = useNamedTab(Object.values(informationIds));
  const { data: product } = useQuery({ ...productQuery(api, slug), enabled: false });
  if (!product) return null;
  const { ratings } = product;
  const hasReviews = offers(api, 'reviews') || ratings.count > 0;
  return (
    <InformationTabs
      chosen={tab}
      onChoose={setTab}
      tabs={[
        {
          id: informationIds.additional,
          title: t('information.additional'),
          content: <SpecificationTable rows={product.additional_information} />,
        },
        ...(hasReviews
          ? [
              {
                id: informationIds.reviews,
                title: t('information.reviews', { total: ratings.count }),
                content: <Reviews slug={slug} productName={product.name} ratings={ratings} />,
              },
            ]
          : []),
      ]}
    />
  );
}
