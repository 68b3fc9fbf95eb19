import type { PageHead, PageRequest } from '@dana/runtime';
import { Container } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import { SampleList } from '../features/samples/sample-list.tsx';
import { samplesQuery } from '../features/samples/samples.queries.ts';
import { PageBand } from '../parts/page-band.tsx';

/** Every look that pages of this shop can have, and every page that menus do not name. */
export function Component() {
  const { t } = useTranslation('content');
  const title = t('samples.title');
  return (
    <>
      <PageBand title={title} text={t('samples.text')} crumbs={[{ text: title }]} />
      <Container>
        <SampleList />
      </Container>
    </>
  );
}

export async function loader({ queryClient, locale, readLinks }: PageRequest): Promise<void> {
  await queryClient.fetchQuery(samplesQuery(locale, readLinks));
}

export function head({ t }: PageRequest): PageHead {
  return { title: t('samples.title'), description: t('samples.text'), isPrivate: true };
}
