import { Container } from '@dana/ui';
import { ProductLine } from '#product/product-line.tsx';
import type { ProductCollection } from '#api/home.queries.ts';
import css from './short-lists.module.css';

const lineCount = 3;

/** Three short lists side by side, each without those shown larger further up where it has enough others. */
export function ShortLists({ lists }: { lists: readonly ProductCollection[] }) {
  if (lists.length === 0) return null;
  return (
    <Container isPart className={css.lists}>
      <div className={css.grid}>
        {lists.map(({ slug, title, products }) => (
          <section key={slug}>
            <h2 className={css.title}>{title}</h2>
            <ul className={css.list}>
              {products.slice(-lineCount).map((product) => (
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
