import { paths } from '@dana/contracts/paths';
import { RemoteSlot, useSession } from '@dana/runtime';
import { Button, classNames, LinkButton, Skeleton } from '@dana/ui';
import { useId, useState } from 'react';
import { panelClass } from '@dana/commerce/panel';
import { useTranslation } from 'react-i18next';
import css from './returning-customer.module.css';

/** Signing in without leaving: what is typed below stays. */
export function ReturningCustomer() {
  const { t } = useTranslation('cart-checkout');
  const { session } = useSession();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (session.status !== 'guest') return null;
  const close = (): void => setOpen(false);
  return (
    <section className={classNames(panelClass, css.fold)} aria-label={t('contact.signIn')}>
      <p className={css.line}>
        <span>{t('contact.haveAccount')}</span>
        <Button
          variant="quiet"
          size="small"
          flush="end"
          icon="account"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t('contact.signIn')}
        </Button>
      </p>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <RemoteSlot
            name="account.signIn"
            props={{ onSignedIn: close, onCancel: close }}
            pending={<SignInSkeleton />}
            failed={() => (
              <LinkButton href={paths.login(paths.checkout())} variant="outline">
                {t('contact.signInPage')}
              </LinkButton>
            )}
          />
        )}
      </div>
    </section>
  );
}

function SignInSkeleton() {
  return (
    <div className={css.pending} aria-busy="true">
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </div>
  );
}
