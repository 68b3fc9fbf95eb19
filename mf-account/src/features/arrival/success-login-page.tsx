import { paths } from '@dana/contracts/paths';
import { useSession } from '@dana/runtime';
import { Icon, LinkButton, Spinner } from '@dana/ui';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { AccountCard } from '#account-form/account-card.tsx';
import { useTranslation } from 'react-i18next';
import css from './success-login-page.module.css';

/** The page of `/success-login`: where a sign-in at another place comes back to. */
export function SuccessLoginPage() {
  const { t } = useTranslation('account');
  const { session } = useSession();
  const navigate = useNavigate();
  const isSignedIn = session.status === 'signedIn';
  useMoveOn(isSignedIn, () => void navigate(paths.home(), { replace: true }));

  if (session.status === 'unknown')
    return (
      <AccountCard title={t('arrival.waiting')} lead={t('arrival.waitingText')}>
        <p className={css.mark}>
          <Spinner />
        </p>
      </AccountCard>
    );
  if (session.status === 'guest')
    return (
      <AccountCard title={t('arrival.failed')} lead={t('arrival.failedText')}>
        <div className={css.actions}>
          <LinkButton href={paths.login()} size="large" block>
            {t('signIn.title')}
          </LinkButton>
        </div>
      </AccountCard>
    );
  const { firstName, lastName } = session.user;
  return (
    <AccountCard
      title={t('arrival.title')}
      lead={t('arrival.text', { name: `${firstName} ${lastName}`.trim() })}
    >
      <p className={css.mark}>
        <Icon name="success" size={32} />
      </p>
      <div className={css.actions}>
        <LinkButton href={paths.home()} size="large" block>
          {t('wishlist.keepLooking')}
        </LinkButton>
        <LinkButton href={paths.profile()} size="large" variant="outline" block>
          {t('profile.title')}
        </LinkButton>
      </div>
    </AccountCard>
  );
}

/** How long the page stays when nobody touches it. Unit: milliseconds. */
const staysMs = 3_000;
const interactions = ['pointerdown', 'keydown', 'focusin'] as const;

/** Moves on by itself after a while, unless the shopper does anything at all: then they decide. */
function useMoveOn(isDue: boolean, leave: () => void): void {
  const onDue = useEffectEvent(leave);
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => onDue(), staysMs);
    const stay = (): void => clearTimeout(timer);
    for (const name of interactions) window.addEventListener(name, stay, { once: true });
    return () => {
      stay();
      for (const name of interactions) window.removeEventListener(name, stay);
    };
  }, [isDue]);
}
