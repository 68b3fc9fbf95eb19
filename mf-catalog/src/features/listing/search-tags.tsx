import { paths } from '@dana/contracts/paths';
import { shopOf } from '@dana/contracts/shop/shop-facts';
import { useShell } from '@dana/runtime';
import { Tag } from '@dana/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import css from './search.module.css';

type Place = { text: string; href: string };

/** Places to go on to, under a heading; nothing without any. */
export function LinkTags({ title, places }: { title: string; places: readonly Place[] }) {
  const id = useId();
  if (places.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <ul className={css.tags}>
        {places.map(({ text, href }) => (
          <li key={href}>
            <Tag href={href}>{text}</Tag>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A search for each of these texts. */
export const searchesFor = (texts: readonly string[]): Place[] =>
  texts.map((text) => ({ text, href: paths.search({ searchText: text }) }));

/** What many look for, as the shop says. */
export function PopularSearches() {
  const { t } = useTranslation('catalog');
  const { popularSearches: texts = [] } = shopOf(useShell().api);
  return <LinkTags title={t('search.popular.title')} places={searchesFor(texts)} />;
}
