import { shopOf } from '@dana/contracts/shop/shop-facts';
import { type PageHead, type PageRequest, useShell } from '@dana/runtime';
import { Container, preloadPicture } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import { couponsQuery } from '../api/coupons.queries.ts';
import { CouponList } from '../features/coupons/coupon-list.tsx';
import { bandPictureSizes, PageBand } from '../parts/page-band.tsx';
import css from './coupons.module.css';

/** The coupons of the shop, each with its code. */
export function Component() {
  const { t } = useTranslation('content');
  const { coupons } = shopOf(useShell().api);
  return (
    <>
      <PageBand
        title={coupons?.title ?? t('coupons.title')}
        text={coupons?.text ?? t('coupons.text')}
        crumbs={[{ text: t('coupons.crumb') }]}
        picture={coupons?.picture}
      />
      <Container className={css.page}>
        <CouponList />
      </Container>
    </>
  );
}

export async function loader({ api, queryClient }: PageRequest): Promise<void> {
  await queryClient.fetchQuery(couponsQuery(api));
}

export function head({ api, t }: PageRequest): PageHead {
  const { coupons } = shopOf(api);
  return {
    title: coupons?.title ?? t('coupons.title'),
    description: coupons?.text ?? t('coupons.text'),
    ...preloadPicture(coupons?.picture, bandPictureSizes),
  };
}
