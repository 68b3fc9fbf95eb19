import { paths } from '@dana/contracts/paths';
import type { AboutFacts } from '@dana/contracts/shop/shop-facts';
import { useShell } from '@dana/runtime';
import { Container, Picture } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { brandsQuery } from '../../api/about.queries.ts';
import css from './our-word.module.css';

const brandsShown = 8;

/** A sentence to keep, and the makers whose things are sold here. */
export function OurWord({ quotation }: { quotation: AboutFacts['quotation'] }) {
  const { t } = useTranslation('content');
  const { api } = useShell();
  const { data: brands = [] } = useQuery(brandsQuery(api));
  return (
    <Container className={css.word}>
      {quotation && (
        <figure className={css.card}>
          <blockquote className={css.quotation}>
            <p>{quotation.text}</p>
          </blockquote>
          <figcaption className={css.author}>{quotation.author}</figcaption>
        </figure>
      )}
      {brands.length > 0 && (
        <ul className={css.brands} aria-label={t('about.brands')}>
          {brands.slice(0, brandsShown).map((brand) => (
            <li key={brand.id}>
              <Link to={paths.brand(brand.slug)} className={css.brand}>
                {brand.logo && (
                  <Picture
                    src={brand.logo.full_url}
                    alt=""
                    fit="contain"
                    ground="none"
                    sizes="7rem"
                    ratio="natural"
                    className={css.mark}
                  />
                )}
                <bdi lang="en">{brand.name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Container>
  );
}
