import { type SessionUser, useSession } from '@dana/runtime';
import { Button, Skeleton } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import { Avatar } from './avatar.tsx';
import { EmailConfirmed } from './email-state.tsx';
import css from './profile-head.module.css';

/** Who is signed in, and the way out. Undefined while it is not known. */
export function ProfileHead({ user }: { user: SessionUser | undefined }) {
  const { t } = useTranslation('account');
  const { signOut } = useSession();
  return (
    <div className={css.head} aria-busy={user ? undefined : true}>
      {user ? <Avatar user={user} /> : <Skeleton shape="circle" className={css.circle} />}
      <div className={css.who}>
        {user ? (
          <>
            <p className={css.name}>
              <bdi>{`${user.firstName} ${user.lastName}`.trim()}</bdi>
            </p>
            <p dir="ltr" className={css.email}>
              {user.email}
            </p>
            <EmailConfirmed user={user} />
          </>
        ) : (
          <>
            <Skeleton shape="title" />
            <Skeleton />
          </>
        )}
      </div>
      {user && (
        <Button variant="outline" icon="sign-out" className={css.out} onClick={() => void signOut()}>
          {t('profile.signOut')}
        </Button>
      )}
    </div>
  );
}
