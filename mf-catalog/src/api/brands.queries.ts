import type { ApiClient } from '@dana/api-client';
import type { Brand } from '@dana/contracts/api/brand';
import { queryOptions } from '@tanstack/react-query';

/** Unit: milliseconds. */
const brandsStaleTimeMs = 5 * 60_000;

/** A brand as this remote shows it: its mark is its name in type. */
export type NamedBrand = Omit<Brand, 'logo'>;

/** All brands of the shop. What is kept of them travels in a page's HTML. */
export const brandsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['catalog', 'brands', api.locale],
    queryFn: async ({ signal }): Promise<NamedBrand[]> => {
      const schema = () => import('./schemas.ts').then((module) => module.brandsAnswerSchema);
      const { data } = await api.get('/brands', schema, { signal });
      return data.map(({ logo: _, ...brand }) => brand);
    },
    staleTime: brandsStaleTimeMs,
  });
