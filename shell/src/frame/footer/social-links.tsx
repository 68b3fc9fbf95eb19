import { chatNumber, shopOf, whatsappLink } from '@dana/contracts/shop/shop-facts';
import { useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import css from './footer.module.css';
import { socialDrawings } from './social-drawings.ts';

/** The shop in other places, each in a new tab; their names as those places write themselves. */
export function SocialLinks() {
  const { t } = useTexts('shell');
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
