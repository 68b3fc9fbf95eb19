import { Icon, Skeleton } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import type { ArrivingLine } from './cart-view.ts';
import css from './arriving-words.module.css';

/** What can be said of a line that the server has not named yet. */
export function ArrivingWords({ line }: { line: ArrivingLine | undefined }) {
  const { t } = useTranslation('cart-checkout');
  return (
    <div className={css.line}>
      <Skeleton shape="picture" />
      <div className={css.words}>
        {line?.title ? <bdi className={css.name}>{line.title}</bdi> : <Skeleton width="wide" />}
        {line?.isQueued ? (
          <p className={css.queued}>
            <Icon name="pause" size={16} />
            <span>{t('queued.line')}</span>
          </p>
        ) : (
          <Skeleton width="half" />
        )}
      </div>
    </div>
  );
}
