import { Picture } from '@dana/ui';
import { Carousel } from '@dana/ui/carousel';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';
import css from './carousel-states.module.css';
import { samplePicture } from './sample-picture.ts';

const kinds = ['one', 'cards', 'natural'] as const;

/** Slides in a row. */
export function CarouselStates() {
  const { t } = usePageMessages();
  const texts = {
    previous: t('sample.previous'),
    next: t('sample.next'),
    position: (position: number, count: number) => t('sample.slideOf', { position, count }),
  };
  return (
    <States>
      {kinds.map((slides) => (
        <State key={slides} name={`slides.${slides}`} isWide>
          <Carousel
            label={t(`states.slides.${slides}`)}
            texts={texts}
            slides={slides}
            controls={slides === 'one' ? 'over' : 'below'}
          >
            {Array.from({ length: slides === 'one' ? 3 : 8 }, (_, index) => (
              <Picture
                key={index}
                src={samplePicture}
                alt={t('sample.product')}
                ratio={slides === 'one' ? 'banner' : 'square'}
                className={slides === 'natural' ? css.slide : undefined}
              />
            ))}
          </Carousel>
        </State>
      ))}
    </States>
  );
}
