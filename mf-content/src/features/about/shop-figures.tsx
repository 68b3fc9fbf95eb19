import { shopOf } from '@dana/contracts/shop/shop-facts';
import { formatNumber } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { Container } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { shopFiguresQuery } from '../../api/about.queries.ts';
import css from './shop-figures.module.css';
import { useCountUp } from './use-count-up.ts';

const languageCount = 2;
const names = ['products', 'brands', 'categories', 'languages'] as const;

/** Numbers, all of them counted and none of them claimed. Without an answer they are left out, and so is what there is none of. */
export function ShopFigures() {
  const { t } = useTranslation('content');
  const { api } = useShell();
  const { data } = useQuery(shopFiguresQuery(api));
  if (!data) return null;
  const own: Partial<Record<(typeof names)[number], string | undefined>> = shopOf(api).figures ?? {};
  const figures = { ...data, languages: languageCount };
  return (
    <Container className={css.figures}>
      <dl className={css.list}>
        {names
          .filter((name) => figures[name] > 0)
          .map((name) => (
            <div key={name} className={css.figure}>
              <dt className={css.name}>
                {own[name] ?? t(`about.figures.${name}`, { count: figures[name] })}
              </dt>
              <dd className={css.number}>
                <Figure count={figures[name]} />
              </dd>
            </div>
          ))}
      </dl>
    </Container>
  );
}

function Figure({ count }: { count: number }) {
  const place = useRef<HTMLElement>(null);
  const shown = useCountUp(count, place);
  return (
    <>
      <bdi ref={place} dir="ltr" translate="no" aria-hidden="true">
        {formatNumber(shown)}
      </bdi>
      <span className="visually-hidden">{formatNumber(count)}</span>
    </>
  );
}
