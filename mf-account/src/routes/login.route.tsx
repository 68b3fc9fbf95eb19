import { shopOf } from '@dana/contracts/shop/shop-facts';
import type { PageHead, PageRequest } from '@dana/runtime';

export { SignInPage as Component } from '#features/sign-in/sign-in-page.tsx';

export function head({ api, t }: PageRequest): PageHead {
  return {
    title: t('signIn.title'),
    description: t('signIn.description', { shop: shopOf(api).name }),
    isPrivate: true,
  };
}
