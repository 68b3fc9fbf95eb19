import { Button, Skeleton, StateView } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import css from './panel.module.css';

const lines = ['one', 'two', 'three', 'four'];

/** What a tab shows while its content is on its way. */
export function PanelSkeleton() {
  return (
    <div className={css.panel} aria-busy="true">
      <div className={css.head}>
        <Skeleton shape="title" width="third" />
      </div>
      <PanelLines />
    </div>
  );
}

/** The same under a heading that is there already. */
export function PanelLines() {
  return (
    <div className={css.lines} aria-busy="true">
      {lines.map((line) => (
        <Skeleton key={line} shape="control" />
      ))}
    </div>
  );
}

type PanelFailureProps = { title: string; isRetrying: boolean; onRetry: () => void };

/** What a tab shows when its content could not be loaded. */
export function PanelFailure({ title, isRetrying, onRetry }: PanelFailureProps) {
  const { t } = useTranslation('account');
  return (
    <StateView
      kind="error"
      as="h3"
      title={title}
      action={
        <Button variant="outline" icon="return" busy={isRetrying} onClick={onRetry}>
          {t('form.retry')}
        </Button>
      }
    />
  );
}
