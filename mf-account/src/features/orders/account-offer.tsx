import { panelClass } from '@dana/commerce/panel';
import type { Order } from '@dana/contracts/api/order';
import { paths } from '@dana/contracts/paths';
import { latePart, useSession } from '@dana/runtime';
import { Button, classNames, LinkButton, Notice, Skeleton } from '@dana/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './account-offer.module.css';

// Most guests do without.
const AccountForm = latePart(async () => (await import('./account-form.tsx')).AccountForm);

/** For the guest whose order this is: an account with its details, for one password. */
export function AccountOffer({ order }: { order: Order }) {
  const { t } = useTranslation('account');
  const { session } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [isReady, setReady] = useState(false);
  const formId = useId();
  if (isReady) return <AccountReady email={order.contact.email} />;
  if (session.status !== 'guest') return null;
  return (
    <section className={classNames(panelClass, css.offer, 'no-print')} aria-labelledby="order-account">
      <div className={css.words}>
        <h2 id="order-account" className={css.title}>
          {t('orderPage.account.title')}
        </h2>
        <p className={css.text}>{t('orderPage.account.text')}</p>
      </div>
      {!isOpen && (
        <Button variant="outline" aria-expanded={false} aria-controls={formId} onClick={() => setOpen(true)}>
          {t('orderPage.createAccount')}
        </Button>
      )}
      <div id={formId} hidden={!isOpen}>
        {isOpen && <AccountForm order={order} onCreated={() => setReady(true)} pending={<FormSkeleton />} />}
      </div>
    </section>
  );
}

function AccountReady({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const place = useRef<HTMLDivElement>(null);
  // The form with the focus is gone; what happened is read instead.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="no-print">
      <Notice
        tone="success"
        title={t('orderPage.account.ready')}
        action={
          <LinkButton href={paths.profile('orders')} variant="outline" size="small">
            {t('profile.tab.orders')}
          </LinkButton>
        }
      >
        {t('orderPage.account.readyText', { email })}
      </Notice>
    </div>
  );
}

function FormSkeleton() {
  return (
    <div className={css.pending} aria-busy="true">
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </div>
  );
}
