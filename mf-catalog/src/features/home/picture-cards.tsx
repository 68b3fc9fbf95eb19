import type { Banner } from '@dana/contracts/api/home';
import { Icon, Picture } from '@dana/ui';
import { Link } from 'react-router-dom';
import css from './picture-cards.module.css';

/** Three pictures that lead somewhere, in a row, each beside its words. */
export function PictureCards({ banners }: { banners: readonly Banner[] }) {
  return (
    <ul className={css.cards}>
      {banners.map(({ id, image, sub_title, title, text, link, button }) => (
        <li key={id} className={css.card}>
          {image && (
            <Picture
              src={image.full_url}
              alt=""
              sizes="(width >= 48rem) 30vw, 92vw"
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
            <p className={css.text}>{text}</p>
            {button && (
              <p className={css.action} aria-hidden="true">
                {button}
                <Icon name="arrow-end" />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
