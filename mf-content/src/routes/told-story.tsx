import { paths } from '@dana/contracts/paths';
import { useShell } from '@dana/runtime';
import { Container, LinkButton, StateView } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { aboutPageQuery } from '../api/about.queries.ts';
import { PageView } from '../features/pages/page-view.tsx';

/** What the back end has to say under this name, and nothing of what this shop says of itself. */
export function ToldStory() {
  const { t } = useTranslation('content');
  const { api } = useShell();
  const { data: page } = useQuery(aboutPageQuery(api));
  if (page) return <PageView page={page} />;
  return (
    <Container>
      <StateView
        kind="empty"
        size="page"
        as="h1"
        title={t('about.none')}
        action={<LinkButton href={paths.shop()}>{t('about.shop')}</LinkButton>}
      />
    </Container>
  );
}
