import { useTexts } from '@dana/i18n';
import { useLocation } from 'react-router-dom';

/** Each language by its own name. */
export const languageNames = { en: 'English', ar: 'العربية' } as const;

/** This page in the other language. A new document: only one language travels. */
export function LanguageLink({ className }: { className?: string | undefined }) {
  const { locale } = useTexts('releases');
  const { pathname, search } = useLocation();
  const other = locale === 'ar' ? 'en' : 'ar';
  return (
    <a
      className={className}
      href={`/_releases/${other}${pathname === '/' ? '' : pathname}${search}`}
      lang={other}
      hrefLang={other}
    >
      {languageNames[other]}
    </a>
  );
}
