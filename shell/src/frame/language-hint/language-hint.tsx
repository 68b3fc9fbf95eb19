import { directionOf, type Locale, localeCookieName } from '@dana/contracts/locale';
import { localPath, paths } from '@dana/contracts/paths';
import { useShell } from '@dana/runtime';
import { classNames } from '@dana/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import floating from '../parts/floating-note.module.css';
import { keepCookie, readCookies } from '@dana/runtime/cookies';
import { isHinted } from './is-hinted.ts';
import css from './language-hint.module.css';

/** In both languages at once: which of them the visitor reads is the question. So in no locale file. */
const words: Record<Locale, { sentence: string; choose: string }> = {
  en: { sentence: 'This shop is available in Arabic and English.', choose: 'Continue in English' },
  ar: { sentence: 'هذا المتجر متوفر بالعربية والإنجليزية.', choose: 'المتابعة بالعربية' },
};
const label = 'Language · اللغة';

/**
 * Asks a first visitor of the home page whose browser prefers the other language. Either answer is remembered, so it is asked
 * once. It lies over the page and moves nothing; documents are kept for everybody, so the browser decides and not the server.
 */
export function LanguageHint() {
  const { locale } = useShell();
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(() =>
    isHinted({ locale, languages: navigator.languages, cookies: readCookies() }),
  );
  if (!isOpen || pathname !== paths.home()) return null;
  const other: Locale = locale === 'ar' ? 'en' : 'ar';
  return (
    <div className={floating.bottom}>
      <aside aria-label={label} className={classNames(floating.note, css.hint)}>
        <div className={css.words}>
          {[other, locale].map((language) => (
            <p key={language} lang={language} dir={directionOf(language)}>
              {words[language].sentence}
            </p>
          ))}
        </div>
        <div className={css.answers}>
          <a
            href={localPath(other, `${pathname}${search}`)}
            hrefLang={other}
            lang={other}
            dir={directionOf(other)}
            className={classNames(css.answer, css.other)}
            onClick={() => keepCookie(localeCookieName, other)}
          >
            {words[other].choose}
          </a>
          <button
            type="button"
            className={css.answer}
            onClick={() => {
              keepCookie(localeCookieName, locale);
              setOpen(false);
            }}
          >
            {words[locale].choose}
          </button>
        </div>
      </aside>
    </div>
  );
}
