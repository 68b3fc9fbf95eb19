import { Button } from '@dana/ui';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { useRegistry } from '../calls/queries.ts';
import { currentKey } from '../calls/session-key.ts';
import { shopEnv } from '../calls/shop-env.ts';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import css from './console-frame.module.css';
import { ConsoleName } from './console-name.tsx';
import { LanguageLink } from './language-link.tsx';

type ConsoleFrameProps = { isLive: boolean; onSignOut: () => void; children: ReactNode };

const pages = [
  { path: '/', key: 'pages.now' },
  { path: '/timeline', key: 'pages.timeline' },
  { path: '/access', key: 'access.title' },
  { path: '/notices', key: 'notices.title' },
] as const;

/** The head of every page: where one is, whether what is shown is live, and the other pages. */
export function ConsoleFrame({ isLive, onSignOut, children }: ConsoleFrameProps) {
  const { t } = useConsoleTexts();
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
            {registry && (
              <span className={css.revision}>{t('revision', { revision: registry.revision })}</span>
            )}
            <span className={isLive ? css.live : css.notLive}>{t(isLive ? 'live' : 'notLive')}</span>
          </p>
          <LanguageLink className={css.language} />
          <Button variant="quiet" size="small" onClick={onSignOut}>
            {t(currentKey() === null ? 'signOut' : 'account.signOut')}
          </Button>
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
