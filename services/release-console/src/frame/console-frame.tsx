import { Button } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useRegistry } from '../calls/queries.ts';
import { shopEnv } from '../calls/release-call.ts';
import { useConsoleMessages } from '../messages.ts';
import css from './console-frame.module.css';

type ConsoleFrameProps = {
  isLive: boolean;
  /** Whom a proxy in front has signed in, and alone signs out. */
  person: string | undefined;
  onSignOut: () => void;
  children: ReactNode;
};

const pages = [
  { path: '/', key: 'pages.now' },
  { path: '/log', key: 'pages.log' },
] as const;

/** The head of every page: where one is, whether what is shown is live, and the other pages. */
export function ConsoleFrame({ isLive, person, onSignOut, children }: ConsoleFrameProps) {
  const { t } = useConsoleMessages();
  const { data: registry } = useRegistry();
  return (
    <>
      <a href="#content" className="visually-hidden">
        {t('skip')}
      </a>
      <header className={css.head}>
        <div className={css.bar}>
          <p className={css.name}>
            <ConsoleName brandClass={css.brand} />
          </p>
          <p className={css.place}>
            <bdi>{shopEnv}</bdi>
            {registry && <span>{t('revision', { revision: registry.revision })}</span>}
            <span className={isLive ? css.live : css.notLive}>{t(isLive ? 'live' : 'notLive')}</span>
          </p>
          <LanguageLink />
          {person === undefined ? (
            <Button variant="quiet" size="small" onClick={onSignOut}>
              {t('signOut')}
            </Button>
          ) : (
            <p className={css.person}>
              <bdi>{person}</bdi>
            </p>
          )}
        </div>
        <nav className={css.nav} aria-label={t('navigation')}>
          {pages.map(({ path, key }) => (
            <NavLink key={path} to={path} end className={css.page ?? ''}>
              {t(key)}
            </NavLink>
          ))}
        </nav>
      </header>
      <main id="content" className={css.content} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

/** Each language by its own name. */
const languageNames = { en: 'English', ar: 'العربية' } as const;

/** This page in the other language. A new document: only one language travels. */
export function LanguageLink() {
  const { locale } = useConsoleMessages();
  const { pathname, search } = useLocation();
  const other = locale === 'ar' ? 'en' : 'ar';
  return (
    <a href={`/_releases/${other}${pathname === '/' ? '' : pathname}${search}`} lang={other} hrefLang={other}>
      {languageNames[other]}
    </a>
  );
}

/** Whose releases these are; the tab says it too. */
export function ConsoleName({ brandClass }: { brandClass: string | undefined }) {
  const { t, locale } = useConsoleMessages();
  const shop = useShopName(locale);
  const title = t('releases');
  useEffect(() => {
    document.title = shop === undefined ? title : `${title} · ${shop}`;
  }, [shop, title]);
  return (
    <>
      {shop !== undefined && <span className={brandClass}>{shop}</span>} {title}
    </>
  );
}

/** The shop's name, from what puts the shop on home screens; undefined where this page stands at another address than the shop. */
function useShopName(locale: string): string | undefined {
  const { data } = useQuery({
    queryKey: ['shop-name', locale],
    queryFn: async ({ signal }) => {
      const answer = await fetch(`/manifest.webmanifest?lang=${locale}`, { signal });
      const manifest: { name?: unknown } = answer.ok ? await answer.json() : {};
      return typeof manifest.name === 'string' ? manifest.name : null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? undefined;
}
