import type { Banner } from '@dana/contracts/api/home';
import { Container, LinkButton, Picture } from '@dana/ui';
import css from './about-block.module.css';

/** The house's own story beside two pictures that overlap. The words are those of the first banner. */
export function AboutBlock({ banners }: { banners: readonly Banner[] }) {
  const [words, second] = banners;
  if (!words?.image) return null;
  return (
    <Container as="section" className={css.block}>
      <div className={css.pictures}>
        <Picture
          src={words.image.full_url}
          alt={words.image.alt}
          sizes="(width >= 62rem) 30rem, 70vw"
          className={css.first}
        />
        {second?.image && (
          <Picture
            src={second.image.full_url}
            alt={second.image.alt}
            sizes="(width >= 62rem) 18rem, 40vw"
            className={css.second}
          />
        )}
      </div>
      <div className={css.words}>
        {words.sub_title && <p className={css.overline}>{words.sub_title}</p>}
        <h2 className={css.title}>{words.title}</h2>
        <p className={css.text}>{words.text}</p>
        {words.button && (
          <LinkButton href={words.link} variant="outline">
            {words.button}
          </LinkButton>
        )}
      </div>
    </Container>
  );
}
