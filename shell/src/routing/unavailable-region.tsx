import { useEffect, useEffectEvent } from 'react';
import { Button, Container, StateView } from '@dana/ui';
import { useTranslation } from 'react-i18next';

type UnavailableRegionProps = {
  reason: 'data' | 'remote' | 'outdated';
  onRetry: () => void;
  /** Begins to look for a version that can be shown. @returns ends that. */
  awaitOther?: () => () => void;
};

/** Stands where a page should be, and offers to try again. */
export function UnavailableRegion({ reason, onRetry, awaitOther }: UnavailableRegionProps) {
  const { t } = useTranslation('shell');
  const begin = useEffectEvent(() => awaitOther?.());
  useEffect(() => begin(), []);
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
