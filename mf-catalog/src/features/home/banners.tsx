import type { Banner } from '@dana/contracts/api/home';
import { classNames, Container, Icon, Picture } from '@dana/ui';
import { Link } from 'react-router-dom';
import css from './banners.module.css';
import phone from './phone-row.module.css';

type BannersProps = {
  banners: readonly Banner[];
  /** `uneven`: a wide one and a narrow one; `even`: halves. */
  share: 'uneven' | 'even';
};

/** Two pictures that lead somewhere. */
export function Banners({ banners, share }: BannersProps) {
  if (banners.length === 0) return null;
  return (
    <Container isPart className={classNames(css.banners, css[share], share === 'even' && phone.row)}>
      {banners.map((banner) => (
        <article key={banner.id} className={css.banner}>
          {banner.image && (
            <Picture
              src={banner.image.full_url}
              alt={banner.image.alt}
              sizes="(width >= 75rem) 53rem, (width >= 48rem) 64vw, 100vw"
              ratio="banner"
              className={css.picture}
            />
          )}
          <div className={css.words}>
            {banner.sub_title && <p className={css.overline}>{banner.sub_title}</p>}
            <h2 className={css.title}>
              <Link discover="none" to={banner.link || '/shop'} className={css.link}>
                {banner.title}
              </Link>
            </h2>
            {banner.button && (
              <p className={css.action} aria-hidden="true">
                {banner.button}
                <Icon name="arrow-end" />
              </p>
            )}
          </div>
        </article>
      ))}
    </Container>
  );
}
