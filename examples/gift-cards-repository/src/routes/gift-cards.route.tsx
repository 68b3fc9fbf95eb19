import { paths } from '@dana/contracts/paths';
import { type PageHead, type PageRequest, useShell } from '@dana/runtime';
import { Breadcrumbs, Container, LinkButton, StateView } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { couponsQuery } from '../api/coupons.queries.ts';
import { GiftCard } from '../parts/gift-card.tsx';
import css from './gift-cards.module.css';

/** What can be given away: a card for each coupon of the shop that still runs. */
export function Component() {
  const { t } = useTranslation('gift-cards');
  const { api } = useShell();
  const { data = [] } = useQuery(couponsQuery(api));
  return (
    <>
      <div className={css.band}>
        <Container className={css.words}>
          <Breadcrumbs
            label={t('page.way')}
            crumbs={[{ text: t('page.home'), href: paths.home() }, { text: t('page.title') }]}
          />
          <h1 tabIndex={-1}>{t('page.title')}</h1>
          <p className={css.lead}>{t('page.lead')}</p>
        </Container>
      </div>
      <Container className={css.content}>
        {data.length === 0 ? (
          <StateView
            kind="empty"
            icon="tag"
            title={t('page.none')}
            text={t('page.noneText')}
            action={<LinkButton href={paths.shop()}>{t('page.toShop')}</LinkButton>}
          />
        ) : (
          <ul className={css.cards}>
            {data.map((coupon) => (
              <li key={coupon.id}>
                <GiftCard coupon={coupon} />
              </li>
            ))}
          </ul>
        )}
      </Container>
    </>
  );
}

export async function loader({ api, queryClient }: PageRequest): Promise<void> {
  await queryClient.fetchQuery(couponsQuery(api));
}

export function head({ t }: PageRequest): PageHead {
  return { title: t('page.title'), description: t('page.lead') };
}
