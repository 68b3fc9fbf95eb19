import type { Banner } from '@dana/contracts/api/home';
import { Icon, Picture } from '@dana/ui';
import { Link } from 'react-router-dom';
import css from './tall-banner.module.css';

/** A high picture with its words at the foot. */
export function TallBanner({ banner: { image, sub_title, title, button, link } }: { banner: Banner }) {
  return (
    <article className={css.banner}>
      {image && (
        <Picture
          src={image.full_url}
          alt={image.alt}
          sizes="(width >= 62rem) 27rem, 100vw"
          ratio="portrait"
          ground="none"
          className={css.picture}
        />
      )}
      <div className={css.words}>
        {sub_title && <p className={css.overline}>{sub_title}</p>}
        <h3 className={css.title}>
          <Link to={link || '/shop'} className={css.link}>
            {title}
          </Link>
        </h3>
        {button && (
          <p className={css.action} aria-hidden="true">
            {button}
            <Icon name="arrow-end" />
          </p>
        )}
      </div>
    </article>
  );
}
