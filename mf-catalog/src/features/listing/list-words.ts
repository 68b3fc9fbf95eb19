import type { ApiClient } from '@dana/api-client';
import { shopOf } from '@dana/contracts/shop/shop-facts';

/** What search engines are told of a list that has no words of its own; '' for a shop that says nothing of its lists. */
export const listWords = (api: Pick<ApiClient, 'shop'>, of: 'category' | 'brand', name: string): string =>
  shopOf(api).lists?.[of]?.replace('{{name}}', name) ?? '';
