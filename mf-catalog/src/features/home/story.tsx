import type { Banner } from '@dana/contracts/api/home';
import { classNames, Container, LinkButton, Picture, pictureSources } from '@dana/ui';
import { Countdown } from './countdown.tsx';
import { Spots } from './spots.tsx';
import css from './story.module.css';

/** From this share of width to height on a picture stands across the page, others stand beside their words. */
const leastAcross = 2;

/** The one story of a home, from edge to edge of the screen: a picture, what it is about and where it leads. */
export function Story({ banner }: { banner: Banner }) {
  const { image, spots, sub_title, title, text, button, link, ends_at } = banner;
  if (!image) return null;
  const size = pictureSources(image.full_url, '100vw');
  const share = size ? size.width / size.height : leastAcross;
  const look = share >= leastAcross ? 'across' : share < 1 ? 'tall' : 'wide';
  const sizes = look !== 'across' ? '(width >= 48rem) 60vw, 100vw' : '(width >= 48rem) 100vw, 170vw';
  return (
    <section data-part="" suppressHydrationWarning className={classNames(css.story, css[look])}>
      {spots.length > 0 ? (
        <Spots image={image} spots={spots} sizes={sizes} />
      ) : (
        <Picture
          src={image.full_url}
          alt={image.alt}
          sizes={sizes}
          ratio={look === 'across' ? 'banner' : look === 'tall' ? 'portrait' : 'wide'}
          ground="none"
          className={css.picture}
        />
      )}
      <Container className={css.words}>
        <div>
          {sub_title && <p className={css.overline}>{sub_title}</p>}
          <h2 className={css.title}>{title}</h2>
        </div>
        <div className={css.more}>
          {text && <p className={css.text}>{text}</p>}
          {ends_at && <Countdown end={ends_at} />}
          {button && link && (
            <LinkButton href={link} variant="outline" iconEnd="arrow-end">
              {button}
            </LinkButton>
          )}
        </div>
      </Container>
    </section>
  );
}
