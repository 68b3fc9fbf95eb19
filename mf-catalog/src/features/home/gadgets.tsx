import type { Category } from '@dana/contracts/api/category';
import type { Banner } from '@dana/contracts/api/home';
import { paths } from '@dana/contracts/paths';
import { useShell } from '@dana/runtime';
import { classNames, Container, LinkButton, Picture } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { departmentQuery } from '#api/products.queries.ts';
import { ProductCard } from '#product/product-card.tsx';
import { ProductCardSkeleton } from '#product/product-card-skeleton.tsx';
import { useIsNear } from '@dana/ui/near';
import { useTranslation } from 'react-i18next';
import css from './gadgets.module.css';
import type { ShareOut } from './home-content.ts';
import phone from './phone-row.module.css';

type GadgetsProps = {
  /** The department whose products are shown; its categories are the links. */
  department: Category;
  /** Pictures below the links, one after the other. */
  pictures: readonly Banner[];
  /** Which of its products may be shown here. */
  choose: ShareOut['choose'];
};

const linkCount = 6;
const cardCount = 6;

/** A department at a glance: where its things are, and six of them. They are fetched once they are near. */
export function Gadgets({ department, pictures, choose }: GadgetsProps) {
  const { t } = useTranslation('catalog');
  const { api } = useShell();
  const { ref, isNear } = useIsNear<HTMLDivElement>();
  const answer = useQuery({ ...departmentQuery(api, department.slug, department.id), enabled: isNear });
  const products = answer.data && choose(answer.data.products, cardCount);
  if (answer.isError || products?.length === 0) return null;
  return (
    <Container as="section" isPart className={css.block}>
      <div className={css.words}>
        <h2 className={css.title}>{department.name}</h2>
        <p className={css.text}>{department.description}</p>
        <ul className={css.links}>
          {department.children.slice(0, linkCount).map(({ id, slug, name }) => (
            <li key={id}>
              <Link discover="none" to={paths.category(slug)} className={css.link}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <LinkButton href={paths.category(department.slug)} variant="outline" size="small" iconEnd="arrow-end">
          {t('gadgets.more')}
        </LinkButton>
        {pictures.length > 0 && (
          <div className={css.fading} aria-hidden="true">
            {pictures.map(({ id, image }) =>
              image ? (
                <Picture key={id} src={image.full_url} alt="" sizes="20rem" className={css.fade} />
              ) : null,
            )}
          </div>
        )}
      </div>
      <div ref={ref} aria-busy={!products}>
        <ul className={classNames(css.cards, phone.row)}>
          {products
            ? products.map((product) => (
                <li key={product.id}>
                  <ProductCard product={product} sizes="(width >= 62rem) 18rem, 46vw" />
                </li>
              ))
            : Array.from({ length: cardCount }, (_, index) => (
                <li key={index}>
                  <ProductCardSkeleton />
                </li>
              ))}
        </ul>
      </div>
    </Container>
  );
}
