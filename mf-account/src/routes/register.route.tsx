import { shopOf } from '@dana/contracts/shop/shop-facts';
import type { PageHead, PageRequest } from '@dana/runtime';

export { RegistrationPage as Component } from '#features/registration/registration-page.tsx';

export function head({ api, t }: PageRequest): PageHead {
  return {
    title: t('register.title'),
    description: t('register.description', { shop: shopOf(api).name }),
    isPrivate: true,
  };
}
