import { useTexts } from '@dana/i18n';
import { type PageHead, type PageRequest, useShell } from '@dana/runtime';
import { Container, SectionHeading } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { couponsQuery } from '../api/coupons.queries.ts';
import css from './gift-cards.module.css';

/** What can be given away: a card for each coupon of the shop. */
export function Component() {
  const { t } = useTexts('gift-cards');
  const { api } = useShell();
  const { data } = useQuery(couponsQuery(api));
  return (
    <Container>
      <SectionHeading level={1} title={t('page.title')} text={t('page.lead')} />
      <ul className={css.cards}>
        {data?.data.map(({ id, title }) => (
          <li key={id} className={css.card}>
            {title}
          </li>
        ))}
      </ul>
    </Container>
  );
}

export async function loader({ api, queryClient }: PageRequest): Promise<void> {
  await queryClient.fetchQuery(couponsQuery(api));
}

export function head({ t }: PageRequest): PageHead {
  return { title: t('page.title'), description: t('page.lead') };
}
