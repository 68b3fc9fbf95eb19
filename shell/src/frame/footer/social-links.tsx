import { useTexts } from '@dana/i18n';
import css from './footer.module.css';
import { socialDrawings } from './social-drawings.ts';

/** Where the shop is found elsewhere; names as those places write themselves. */
const places = [
  { name: 'Instagram', href: 'https://www.instagram.com/' },
  { name: 'X', href: 'https://x.com/' },
  { name: 'WhatsApp', href: 'https://wa.me/96522000190' },
] as const;

/** The shop in other places, each in a new tab. */
export function SocialLinks() {
  const { t } = useTexts('shell');
  return (
    <ul aria-label={t('footer.social')} className={css.social}>
      {places.map(({ name, href }) => (
        <li key={name} lang="en">
          <a href={href} target="_blank" rel="noopener noreferrer" className={css.place}>
            <svg
              viewBox="0 0 24 24"
              width={24}
              fill="none"
              stroke="currentColor"
              strokeWidth={1.5}
              role="img"
              aria-label={name}
            >
              <path d={socialDrawings[name]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
