import type { Slider } from '@dana/contracts/api/home';
import { classNames, Picture } from '@dana/ui';
import { SpokenAnswer } from '@dana/ui/spoken-answer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import hero from './theme-hero.module.css';
import { HeroSlide } from './theme-hero.tsx';
import css from './thumb-hero.module.css';

/** Slides that fade into each other, chosen by small pictures at the end edge; on phones the pictures are dots. */
export function ThumbHero({ slides }: { slides: readonly Slider[] }) {
  const { t } = useTranslation('catalog');
  const [chosen, setChosen] = useState(0);
  const [wasPressed, setPressed] = useState(false);
  const position = (index: number) => t('carousel.position', { position: index + 1, total: slides.length });
  if (slides.length === 0) return null;
  return (
    <section
      aria-roledescription="carousel"
      aria-label={t('home.hero')}
      className={classNames(hero.hero, hero.dark, css.hero)}
      data-hero=""
    >
      <div className={css.stage}>
        {slides.map((slide, index) => (
          <div
            key={slide.id}
            role="group"
            aria-label={position(index)}
            className={classNames(css.slide, index === chosen && css.chosen)}
            inert={index !== chosen}
          >
            <HeroSlide slide={slide} isFirst={index === 0} />
          </div>
        ))}
      </div>
      <ul className={css.thumbs}>
        {slides.map(({ id, title, default_img }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-label={title}
              aria-current={index === chosen ? 'true' : undefined}
              className={css.thumb}
              onClick={() => {
                setChosen(index);
                setPressed(true);
              }}
            >
              {default_img && (
                <Picture src={default_img.full_url} alt="" sizes="6rem" className={css.picture} />
              )}
            </button>
          </li>
        ))}
      </ul>
      <SpokenAnswer words={wasPressed ? position(chosen) : undefined} />
    </section>
  );
}
