import { useTexts } from '@dana/i18n';
import { Container, Picture } from '@dana/ui';
import { Tabs } from '@dana/ui/tabs';
import css from './history.module.css';

const years = [
  { year: 2016, picture: '/api/media/horizon-headphones/angle-graphite.jpg' },
  { year: 2018, picture: '/api/media/field-jacket/front-navy.jpg' },
  { year: 2021, picture: '/api/media/arc-handbag/angle-sand.jpg' },
  { year: 2024, picture: '/api/media/pearl-necklace/front-gold.jpg' },
];

/** The years of the shop, one at a time. */
export function History() {
  const { t } = useTexts('content');
  const items = years.map(({ year, picture }) => ({
    id: String(year),
    label: <bdi>{year}</bdi>,
    content: (
      <div className={css.year}>
        <Picture src={picture} alt="" sizes="(min-width: 48rem) 24rem, 100vw" className={css.picture} />
        <div className={css.words}>
          <p className={css.number} aria-hidden="true">
            {year}
          </p>
          <h3 className={css.title}>{t(`about.history.y${year}.title`)}</h3>
          <p className={css.text}>{t(`about.history.y${year}.text`)}</p>
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
