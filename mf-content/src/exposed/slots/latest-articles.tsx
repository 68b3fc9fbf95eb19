import { paths } from '@dana/contracts/paths';
import type { SlotProps } from '@dana/contracts/slots';
import { type PageRequest, useShell } from '@dana/runtime';
import { Container, Grid, LinkButton, SectionHeading } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { latestPostsQuery } from '../../api/posts.queries.ts';
import { ArticleTeaser } from '../../features/articles/article-teaser.tsx';
import css from './latest-articles.module.css';

const standardCount = 3;

/** Fetches the newest articles. */
export async function loader({ api, queryClient }: PageRequest): Promise<void> {
  await queryClient.prefetchQuery(latestPostsQuery(api, standardCount));
}

/** The newest articles under a heading of level 2, between the page's gutters; nothing when there are none. */
export function Component({ count = standardCount }: SlotProps<'content.latestArticles'>) {
  const { t } = useTranslation('content');
  const { api } = useShell();
  const { data: posts = [] } = useQuery(latestPostsQuery(api, count));
  if (posts.length === 0) return null;
  return (
    <Container>
      <SectionHeading
        title={t('latest.title')}
        action={
          <LinkButton
            href={paths.blog()}
            variant="quiet"
            size="small"
            iconEnd="arrow-end"
            className={css.all}
          >
            {t('latest.all')}
          </LinkButton>
        }
      />
      <Grid columns="thirds" as="ul" className={css.cards}>
        {posts.map((post) => (
          <li key={post.id} className={css.card}>
            <ArticleTeaser post={post} look="card" level={3} />
          </li>
        ))}
      </Grid>
    </Container>
  );
}
