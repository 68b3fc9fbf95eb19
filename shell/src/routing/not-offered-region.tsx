import { useTexts } from '@dana/i18n';
import type { PageHead } from '@dana/runtime';
import { Container, LinkButton, StateView } from '@dana/ui';

/** Stands where a page would be whose subject this shop does not have: nothing is broken, and there is nothing to wait for. */
export function NotOfferedRegion({ head }: { head: PageHead }) {
  const { t } = useTexts('shell');
  return (
    <Container>
      <StateView
        kind="empty"
        size="page"
        as="h1"
        title={head.title}
        text={head.description ?? ''}
        action={<LinkButton href="/shop">{t('notOffered.onward')}</LinkButton>}
      />
    </Container>
  );
}
