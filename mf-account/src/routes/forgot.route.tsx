import { shopOf } from '@dana/contracts/shop/shop-facts';
import type { PageHead, PageRequest } from '@dana/runtime';

export { ForgotPage as Component } from '#features/password-reset/forgot-page.tsx';

export function head({ api, t }: PageRequest): PageHead {
  return {
    title: t('forgot.title'),
    description: t('forgot.description', { shop: shopOf(api).name }),
    isPrivate: true,
  };
}
