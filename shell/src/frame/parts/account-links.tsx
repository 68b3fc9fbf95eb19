import { paths } from '@dana/contracts/paths';
import { useSession } from '@dana/runtime';
import { classNames } from '@dana/ui';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import css from './account-links.module.css';
import { useKnownPages } from '../navigation/known-pages.tsx';

type AccountLinksProps = { className?: string | undefined; onLeave?: (() => void) | undefined };

/** Ways into the account, or the shopper's name and the way out. */
export function AccountLinks({ className, onLeave }: AccountLinksProps) {
  const { t } = useTranslation('shell');
  const { session, signOut } = useSession();
  const isKnown = useKnownPages();
  if (!isKnown(paths.login())) return null;

  if (session.status !== 'signedIn')
    return (
      <div className={classNames(css.links, className)}>
        <Link discover="none" to={paths.login()} className={css.link} onClick={onLeave}>
          {t('header.signIn')}
        </Link>
        <Link discover="none" to={paths.register()} className={css.link} onClick={onLeave}>
          {t('header.register')}
        </Link>
      </div>
    );

  const greeting = t('header.hello', { name: session.user.firstName });
  return (
    <div className={classNames(css.links, className)}>
      {isKnown(paths.profile()) ? (
        <Link discover="none" to={paths.profile()} className={css.link} onClick={onLeave}>
          {greeting}
        </Link>
      ) : (
        <span>{greeting}</span>
      )}
      <button
        type="button"
        className={css.link}
        onClick={() => {
          onLeave?.();
          void signOut();
        }}
      >
        {t('header.signOut')}
      </button>
    </div>
  );
}
