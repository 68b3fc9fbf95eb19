import { useShopMotif } from '@dana/commerce/shop-motif';
import { paths } from '@dana/contracts/paths';
import { useShell } from '@dana/runtime';
import { LinkButton, StateView } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { couponsQuery } from '../../api/coupons.queries.ts';
import { CouponCard } from './coupon-card.tsx';
import css from './coupon-list.module.css';

/** All coupons, those that still run first, as the API sorts them. */
export function CouponList() {
  const { t } = useTranslation('content');
  const { api } = useShell();
  const picture = useShopMotif('open');
  const { data } = useQuery(couponsQuery(api));
  if (!data) return null;
  if (data.length === 0) {
    return (
      <StateView
        kind="empty"
        icon="tag"
        picture={picture}
        title={t('coupons.none')}
        text={t('coupons.noneText')}
        action={<LinkButton href={paths.shop({ status: 'on-sale' })}>{t('coupons.toSale')}</LinkButton>}
      />
    );
  }
  return (
    <ul className={css.list}>
      {data.map((coupon) => (
        <li key={coupon.id}>
          <CouponCard coupon={coupon} />
        </li>
      ))}
    </ul>
  );
}
