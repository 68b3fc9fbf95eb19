import type { Testimonial } from '@dana/contracts/api/home';
import { Container, Stars } from '@dana/ui';
import { Carousel } from '@dana/ui/carousel';
import { carouselMessages } from '#product/carousel-messages.ts';
import { useTranslation } from 'react-i18next';
import css from './testimonials.module.css';

type TestimonialsProps = { testimonials: readonly Testimonial[]; perView: 'one' | 'two' };

/** Quotes of shoppers, as a carousel. */
export function Testimonials({ testimonials, perView }: TestimonialsProps) {
  const { t } = useTranslation('catalog');
  if (testimonials.length === 0) return null;
  return (
    <section aria-labelledby="testimonials" className={css.band}>
      <Container size={perView === 'one' ? 'narrow' : 'content'}>
        <h2 id="testimonials" className={css.title}>
          {t('testimonials.title')}
        </h2>
        <Carousel
          label={t('testimonials.row')}
          texts={carouselMessages(t)}
          slides={perView === 'one' ? 'one' : 'natural'}
        >
          {testimonials.map(({ id, name, place, text, rating }) => (
            <figure key={id} className={css[perView]}>
              <Stars value={rating} label={t('card.rating', { rating: String(rating) })} />
              <blockquote className={css.quote} dir="auto">
                {text}
              </blockquote>
              <figcaption className={css.person}>
                <bdi>{name}</bdi>
                {place && (
                  <>
                    {' · '}
                    <bdi>{place}</bdi>
                  </>
                )}
              </figcaption>
            </figure>
          ))}
        </Carousel>
      </Container>
    </section>
  );
}
