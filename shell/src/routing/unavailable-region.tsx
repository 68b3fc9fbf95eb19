import { useTexts } from '@dana/i18n';
import { Button, Container, StateView } from '@dana/ui';

type UnavailableRegionProps = { reason: 'data' | 'remote' | 'outdated'; onRetry: () => void };

/** Stands where a page should be, and offers to try again. */
export function UnavailableRegion({ reason, onRetry }: UnavailableRegionProps) {
  const { t } = useTexts('shell');
  return (
    <Container>
      <StateView
        kind="error"
        size="page"
        as="h1"
        title={t(`unavailable.${reason}.title`)}
        text={t(`unavailable.${reason}.sentence`)}
        action={
          <Button icon="return" onClick={onRetry}>
            {t(reason === 'outdated' ? 'unavailable.reload' : 'unavailable.retry')}
          </Button>
        }
      />
    </Container>
  );
}
