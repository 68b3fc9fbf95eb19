import { shopContact } from '@dana/contracts/shop-contact';
import { useTexts } from '@dana/i18n';
import { Icon, type IconName } from '@dana/ui';
import type { ReactNode } from 'react';
import css from './contact-details.module.css';

/** The other ways to reach the shop. */
export function ContactDetails() {
  const { t } = useTexts('content');
  const { phone, email } = shopContact;
  return (
    <section className={css.details} aria-label={t('contact.details.title')}>
      <h2 className={css.title}>{t('contact.details.title')}</h2>
      <dl className={css.list}>
        <Detail icon="phone" name={t('contact.details.phone')}>
          <a href={phone.link}>
            <bdi dir="ltr">{phone.text}</bdi>
          </a>
        </Detail>
        <Detail icon="mail" name={t('contact.details.email')}>
          <a href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        </Detail>
        <Detail icon="pin" name={t('contact.details.address')}>
          {t('contact.details.addressLines')}
        </Detail>
        <Detail icon="calendar" name={t('contact.details.hours')}>
          {t('contact.details.hoursText')}
        </Detail>
      </dl>
    </section>
  );
}

function Detail({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div className={css.detail}>
      <dt className={css.name}>
        <Icon name={icon} className={css.icon} />
        {name}
      </dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}
