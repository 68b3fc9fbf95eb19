import { useTexts } from '@dana/i18n';
import type { PageHead, PageRequest } from '@dana/runtime';
import { Container, preloadPicture } from '@dana/ui';
import { couponsQuery } from '../api/coupons.queries.ts';
import { CouponList } from '../features/coupons/coupon-list.tsx';
import { bandPictureSizes, PageBand } from '../parts/page-band.tsx';
import css from './coupons.module.css';

const bandPicture = '/api/media/scene-hero-wardrobe/wide-natural.jpg';

/** The coupons of the shop, each with its code. */
export function Component() {
  const { t } = useTexts('content');
  return (
    <>
      <PageBand
        title={t('coupons.title')}
        text={t('coupons.text')}
        crumbs={[{ text: t('coupons.crumb') }]}
        picture={bandPicture}
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

export function head({ t }: PageRequest): PageHead {
  return {
    title: t('coupons.title'),
    description: t('coupons.text'),
    ...preloadPicture(bandPicture, bandPictureSizes),
  };
}
