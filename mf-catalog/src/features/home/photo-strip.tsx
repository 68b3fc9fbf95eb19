import type { Banner } from '@dana/contracts/api/home';
import { classNames, Icon, Picture } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import { HomeSection } from './home-section.tsx';
import phone from './phone-row.module.css';
import css from './photo-strip.module.css';

type PhotoStripProps = {
  photos: readonly Banner[];
  title: string;
  /** Puts an invitation into the middle of the strip. */
  invites?: boolean;
};

/** Pictures that lead out of the shop, each in a tab of its own. */
export function PhotoStrip({ photos, title, invites = false }: PhotoStripProps) {
  const { t } = useTranslation('catalog');
  if (photos.length === 0) return null;
  const tiles = photos.map((photo) => <Photo key={photo.id} photo={photo} />);
  if (invites) {
    const [first] = photos;
    tiles.splice(
      Math.floor(tiles.length / 2),
      0,
      <li key="invitation" className={css.invitation}>
        <a href={first?.link} target="_blank" rel="noopener noreferrer" className={css.follow}>
          <Icon name="share" size={24} />
          {t('photos.follow')}
          <span className="visually-hidden">{t('photos.newTab')}</span>
        </a>
      </li>,
    );
  }
  return (
    <HomeSection title={title}>
      <ul className={classNames(css.strip, phone.row)}>{tiles}</ul>
    </HomeSection>
  );
}

function Photo({ photo: { image, title, link } }: { photo: Banner }) {
  const { t } = useTranslation('catalog');
  if (!image) return null;
  return (
    <li className={css.photo}>
      <a href={link} target="_blank" rel="noopener noreferrer" className={css.link}>
        <Picture src={image.full_url} alt="" sizes="(width >= 48rem) 20vw, 38vw" />
        <span className="visually-hidden">{`${title} ${t('photos.newTab')}`}</span>
      </a>
    </li>
  );
}
