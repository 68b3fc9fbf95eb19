import { shopMapLink } from '@dana/contracts/shop-contact';
import { useTexts } from '@dana/i18n';
import { Container, LinkButton } from '@dana/ui';
import css from './shop-map.module.css';

/**
 * Where the shop is, as a drawing: it costs nothing, follows nobody, and looks right in the dark. A map with streets
 * opens in the shopper's own.
 */
export function ShopMap() {
  const { t } = useTexts('content');
  return (
    <Container className={css.place}>
      <figure className={css.figure}>
        <svg
          viewBox="0 0 1280 420"
          preserveAspectRatio="xMidYMid slice"
          role="img"
          aria-label={t('contact.map.alt')}
          className={css.drawing}
        >
          <rect width="1280" height="420" className={css.land} />
          <path
            className={css.water}
            d="M0 0h1280v96c-86 34-150 22-232 52-96 36-150 4-236 30-110 34-166-6-262 14-120 26-178-18-286 2C150 212 72 190 0 214Z"
          />
          <g className={css.blocks}>
            <path d="m90 262 150-26 24 66-158 30ZM286 228l170-28 22 72-170 28ZM506 196l190-18 16 74-186 22ZM744 180l196-30 20 80-196 28ZM986 142l214-42 26 88-214 38Z" />
            <path d="m118 356 160-30 14 60-162 22ZM332 318l170-28 16 74-168 28ZM552 288l180-22 14 82-178 22ZM786 276l190-30 16 92-186 28ZM1032 250l206-36 18 96-200 34Z" />
          </g>
          <g className={css.roads}>
            <path className={css.avenue} d="M-20 352C210 300 430 300 640 276s430-64 660-120" />
            <path d="M272 420 244 206M500 420l-34-236M742 420 706 160M992 420 950 132M1244 420l-26-330" />
          </g>
          <g transform="translate(648 232)">
            <ellipse cy="38" rx="24" ry="7" className={css.shade} />
            <path className={css.pin} d="M0 38c-24-28-34-44-34-62a34 34 0 1 1 68 0c0 18-10 34-34 62Z" />
            <circle cy="-24" r="13" className={css.pearl} />
          </g>
        </svg>
        <figcaption className={css.caption}>
          <p>{t('contact.details.addressLines')}</p>
          <LinkButton
            href={shopMapLink()}
            target="_blank"
            rel="noopener noreferrer"
            variant="outline"
            iconEnd="external"
          >
            {t('contact.map.open')}
          </LinkButton>
        </figcaption>
      </figure>
    </Container>
  );
}
