import { shopOf } from '@dana/contracts/shop/shop-facts';
import { useShell } from '@dana/runtime';
import { useTranslation } from 'react-i18next';
import css from './author-card.module.css';

const initialsShown = 2;

/** Who wrote the article, with the initials in place of a face. */
export function AuthorCard({ name }: { name: string }) {
  const { t } = useTranslation('content');
  const { name: shop } = shopOf(useShell().api);
  const initials = name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, initialsShown)
    .join('\u200c');
  return (
    <section aria-label={t('article.author')} className={css.card}>
      <span aria-hidden="true" className={css.face}>
        {initials}
      </span>
      <div className={css.words}>
        <h2 className={css.name}>
          <bdi>{name}</bdi>
        </h2>
        <p className={css.text}>{t('article.authorText', { shop })}</p>
      </div>
    </section>
  );
}
