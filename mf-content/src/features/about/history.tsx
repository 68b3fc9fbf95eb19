import type { AboutFacts } from '@dana/contracts/shop/shop-facts';
import { Container, Picture } from '@dana/ui';
import { Tabs } from '@dana/ui/tabs';
import { useTranslation } from 'react-i18next';
import css from './history.module.css';

type Years = NonNullable<AboutFacts['history']>;

/** The years of the shop, one at a time. */
export function History({ years }: { years: Years }) {
  const { t } = useTranslation('content');
  const items = years.map(({ year, title, text, picture }) => ({
    id: String(year),
    label: <bdi>{year}</bdi>,
    content: (
      <div className={css.year}>
        {picture && (
          <Picture src={picture} alt="" sizes="(min-width: 48rem) 24rem, 100vw" className={css.picture} />
        )}
        <div className={css.words}>
          <p className={css.number} aria-hidden="true">
            {year}
          </p>
          <h3 className={css.title}>{title}</h3>
          <p className={css.text}>{text}</p>
        </div>
      </div>
    ),
  }));
  return (
    <Container className={css.history}>
      <h2>{t('about.history.title')}</h2>
      <Tabs items={items} label={t('about.history.years')} />
    </Container>
  );
}
