import { chatNumber, shopOf, whatsappLink } from '@dana/contracts/shop/shop-facts';
import { useShell } from '@dana/runtime';
import { useTranslation } from 'react-i18next';
import css from './footer.module.css';

/** Marks of other places in lines, ours, on a 24 px square: a camera, two crossed strokes, a bubble with a receiver. */
const socialDrawings = {
  Instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M17 7h.01',
  X: 'M4 4l16 16M20 4L4 20',
  WhatsApp:
    'M3 21l1.4-4.6A9 9 0 1 1 7.8 19.8ZM9 8.5c-.6 2.8 3.2 6.6 6.4 6.3l.6-1.8-2-1-1 .9c-.9-.4-1.6-1.1-2-2l.9-1-.9-2z',
} as const;

/** The shop in other places, each in a new tab; their names as those places write themselves. */
export function SocialLinks() {
  const { t } = useTranslation('shell');
  const shop = shopOf(useShell().api);
  const chat = chatNumber(shop);
  const places = [
    ...(shop.social ?? []),
    ...(chat === undefined ? [] : [{ name: 'WhatsApp' as const, href: whatsappLink(chat) }]),
  ];
  if (places.length === 0) return null;
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
