import { directionOf, type Locale, localeCookieName } from '@dana/contracts/locale';
import { localPath } from '@dana/contracts/paths';
import { useShell } from '@dana/runtime';
import { useLocation } from 'react-router-dom';
import { keepCookie } from '@dana/runtime/cookies';

/** Each language calls itself by its own name, whatever language the page is in. */
const ownNames: Record<Locale, string> = { en: 'English', ar: 'العربية' };

type LanguageSwitchProps = { className?: string | undefined };

/** A link to this very page in the other language. A document load: every text, direction and cache starts again. */
export function LanguageSwitch({ className }: LanguageSwitchProps) {
  const { locale } = useShell();
  const { pathname, search } = useLocation();
  const other: Locale = locale === 'ar' ? 'en' : 'ar';
  return (
    <a
      href={localPath(other, `${pathname}${search}`)}
      hrefLang={other}
      lang={other}
      dir={directionOf(other)}
      className={className}
      onClick={(event) => {
        keepCookie(localeCookieName, other);
        // The server knows neither the fragment nor what no page reads, so they are not part of the link that it renders.
        event.currentTarget.search = search;
        event.currentTarget.hash = location.hash;
      }}
    >
      {ownNames[other]}
    </a>
  );
}
