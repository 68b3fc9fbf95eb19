import type { Product } from '@dana/contracts/api/product';
import { majorText, toMinor } from '@dana/contracts/money';
import type { Locale } from '@dana/contracts/locale';
import { localPath, paths } from '@dana/contracts/paths';
import { plainText } from './plain-text.ts';

type Context = { locale: Locale; currency: string; publicOrigin: string; homeName: string };
type Ratings = { average: number; count: number };

/** The product as search engines read it: price with all decimals, availability, a rating only where people rated. */
export function productJsonLd(
  product: Product,
  ratings: Ratings,
  { locale, currency, publicOrigin }: Context,
): Record<string, unknown> {
  const url = `${publicOrigin}${localPath(locale, paths.product(product.slug))}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    url,
    image: product.media.map(({ full_url }) => new URL(full_url, publicOrigin).href),
    description: product.excerpt || plainText(product.description),
    sku: product.sku,
    ...(product.brand_details && { brand: { '@type': 'Brand', name: product.brand_details.name } }),
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: currency,
      price: majorText(toMinor(product.price, currency), currency),
      availability: `https://schema.org/${availabilityOf(product)}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
    ...(ratings.count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: ratings.average.toFixed(1),
        reviewCount: ratings.count,
      },
    }),
  };
}

function availabilityOf({ withdrawn, current_stock }: Product): string {
  if (withdrawn) return 'Discontinued';
  return current_stock > 0 ? 'InStock' : 'OutOfStock';
}

/** The way from the home page to the product, as the breadcrumb shows it. */
export function breadcrumbJsonLd(
  product: Product,
  { locale, publicOrigin, homeName }: Context,
): Record<string, unknown> {
  const steps = [
    { name: homeName, path: paths.home() },
    ...product.categories.toReversed().map(({ name, slug }) => ({ name, path: paths.category(slug) })),
    { name: product.name, path: paths.product(product.slug) },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${publicOrigin}${localPath(locale, path)}`,
    })),
  };
}
