import { classNames, Container } from '@dana/ui';
import { Link } from 'react-router-dom';
import { ProductLine } from '#product/product-line.tsx';
import type { ProductCollection } from '#api/home.queries.ts';
import { useTranslation } from 'react-i18next';
import phone from './phone-row.module.css';
import css from './short-lists.module.css';

/** How many products a list shows. */
export const lineCount = 3;

/** Three short lists side by side; on phones in a row that is swiped. */
export function ShortLists({ lists }: { lists: readonly ProductCollection[] }) {
  const { t } = useTranslation('catalog');
  if (lists.length === 0) return null;
  return (
    <Container isPart className={css.lists}>
      <div className={classNames(css.grid, phone.row)}>
        {lists.map(({ slug, title, link, products }) => (
          <section key={slug}>
            <div className={css.head}>
              <h2 className={css.title}>{title}</h2>
              {link && (
                <Link discover="none" to={link} className={css.all}>
                  {`${t('home.seeAll')} `}
                  <span className="visually-hidden">{t('row.about', { name: title })}</span>
                </Link>
              )}
            </div>
            <ul className={css.list}>
              {products.slice(0, lineCount).map((product) => (
                <li key={product.id} className={css.item}>
                  <ProductLine product={product} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Container>
  );
}
