import { isApiError } from '@dana/api-client';
import { paths } from '@dana/contracts/paths';
import { Button, LinkButton, StateView } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import css from './quick-view.module.css';

type QuickViewFailureProps = { slug: string; error: Error; onRetry: () => void };

/** The product did not come: gone permanently, or to be tried again here or on its own page. */
export function QuickViewFailure({ slug, error, onRetry }: QuickViewFailureProps) {
  const { t } = useTranslation('product');
  if (isApiError(error) && error.status === 404) {
    return (
      <StateView
        kind="empty"
        size="region"
        as="h3"
        title={t('quickView.gone')}
        text={t('quickView.goneText')}
        action={<LinkButton href={paths.shop()}>{t('quickView.shop')}</LinkButton>}
      />
    );
  }
  return (
    <StateView
      kind="error"
      size="region"
      as="h3"
      title={t('quickView.failed')}
      action={
        <span className={css.ways}>
          <Button onClick={onRetry}>{t('state.retry')}</Button>
          <LinkButton variant="outline" href={paths.product(slug)}>
            {t('quickView.full')}
          </LinkButton>
        </span>
      }
    />
  );
}
