import type { Slider } from '@dana/contracts/api/home';
import { classNames, Container, LinkButton, Picture } from '@dana/ui';
import { Carousel } from '@dana/ui/carousel';
import type { ReactNode } from 'react';
import { carouselMessages } from '#product/carousel-messages.ts';
import { useTranslation } from 'react-i18next';
import css from './theme-hero.module.css';

/** Width of the hero's picture; the page preloads it in the same width. */
export const themeHeroSizes = '(width >= 62rem) 58vw, 100vw';

type ThemeHeroProps = {
  slides: readonly Slider[];
  /** `light`: on the theme's pale ground, below the header. `dark`: across the page, under the header. */
  look: 'light' | 'dark';
  /** Below the words of every slide. */
  foot?: ReactNode;
};

/** How long a slide stays. Unit: milliseconds. */
const slideMs = 7_000;

/** The slides at the top of a department's home; they can be paused. */
export function ThemeHero({ slides, look, foot }: ThemeHeroProps) {
  const { t } = useTranslation('catalog');
  if (slides.length === 0) return null;
  return (
    <div className={classNames(css.hero, css[look])} data-hero={look === 'dark' ? '' : undefined}>
      <Carousel label={t('home.hero')} texts={carouselMessages(t)} autoplayMs={slideMs} controls="over">
        {slides.map((slide, index) => (
          <HeroSlide key={slide.id} slide={slide} isFirst={index === 0}>
            {index === 0 && foot}
          </HeroSlide>
        ))}
      </Carousel>
    </div>
  );
}

type HeroSlideProps = { slide: Slider; isFirst: boolean; children?: ReactNode };

/** One slide: words at the start, the picture at the end and beneath them. */
export function HeroSlide({ slide, isFirst, children }: HeroSlideProps) {
  const { sub_title, title, text, button, link, default_img } = slide;
  return (
    <div className={css.slide}>
      {default_img && (
        <Picture
          src={default_img.full_url}
          alt={default_img.alt}
          sizes={themeHeroSizes}
          ratio="wide"
          ground="none"
          priority={isFirst}
          className={css.picture}
        />
      )}
      <Container className={css.place}>
        <div className={css.words}>
          {sub_title && <p className={css.overline}>{sub_title}</p>}
          <h2 className={css.title}>{title}</h2>
          {text && <p className={css.text}>{text}</p>}
          {button && link && (
            <LinkButton href={link} size="large" iconEnd="arrow-end" className={css.action}>
              {button}
            </LinkButton>
          )}
          {children}
        </div>
      </Container>
    </div>
  );
}
