import type { Slider } from '@dana/contracts/api/home';
import { Container, LinkButton, Picture } from '@dana/ui';
import { Carousel } from '@dana/ui/carousel';
import { carouselMessages } from '#product/carousel-messages.ts';
import { useTranslation } from 'react-i18next';
import css from './hero.module.css';

/** Width of the hero's picture; the page preloads it in the same width. */
export const heroSizes = '(width >= 62rem) 64vw, 100vw';

/** How long a slide stays. Unit: milliseconds. */
const slideMs = 7_000;

/** The slides at the top of the home page. They can be paused, and do not move where reduced motion is preferred. */
export function Hero({ slides }: { slides: readonly Slider[] }) {
  const { t } = useTranslation('catalog');
  if (slides.length === 0) return null;
  return (
    <div className={css.hero}>
      <Carousel label={t('home.hero')} texts={carouselMessages(t)} autoplayMs={slideMs} controls="over">
        {slides.map((slide, index) => (
          <Slide key={slide.id} slide={slide} isFirst={index === 0} />
        ))}
      </Carousel>
    </div>
  );
}

function Slide({ slide, isFirst }: { slide: Slider; isFirst: boolean }) {
  return (
    <div className={css.slide}>
      <Container className={css.place}>
        <div className={css.words}>
          {slide.sub_title && <p className={css.overline}>{slide.sub_title}</p>}
          <h2 className={css.title}>{slide.title}</h2>
          {slide.text && <p className={css.text}>{slide.text}</p>}
          {slide.button && slide.link && (
            <LinkButton href={slide.link} size="large" iconEnd="arrow-end" className={css.action}>
              {slide.button}
            </LinkButton>
          )}
        </div>
      </Container>
      {slide.default_img && (
        <Picture
          src={slide.default_img.full_url}
          alt={slide.default_img.alt}
          sizes={heroSizes}
          ratio="wide"
          ground="none"
          priority={isFirst}
          className={css.picture}
        />
      )}
    </div>
  );
}
