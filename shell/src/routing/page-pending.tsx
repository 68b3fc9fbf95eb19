import { Container, Skeleton, VisuallyHidden } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import css from './page-pending.module.css';

/** Holds the page's place while it is on its way in a document that came without it. */
export function PagePending() {
  const { t } = useTranslation('shell');
  return (
    <Container>
      <div className={css.page} aria-busy="true">
        <VisuallyHidden>
          <p role="status">{t('pending')}</p>
        </VisuallyHidden>
        <Skeleton shape="title" width="third" />
        <Skeleton width="half" />
        <div className={css.cards}>
          {['a', 'b', 'c', 'd'].map((card) => (
            <div key={card} className={css.card}>
              <Skeleton shape="picture" />
              <Skeleton width="wide" />
              <Skeleton width="third" />
            </div>
          ))}
        </div>
      </div>
    </Container>
  );
}
