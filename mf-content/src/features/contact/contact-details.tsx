import { chatNumber, phoneLink, shopOf, whatsappLink } from '@dana/contracts/shop/shop-facts';
import { useShell } from '@dana/runtime';
import { Icon, type IconName } from '@dana/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './contact-details.module.css';

/** The other ways to reach the shop; nothing where it names none. */
export function ContactDetails() {
  const { t } = useTranslation('content');
  const shop = shopOf(useShell().api);
  const { phone, email, address, hours } = shop.contact ?? {};
  const chat = chatNumber(shop);
  if (!phone && !chat && !email && !address && !hours) return null;
  return (
    <section className={css.details} aria-label={t('contact.details.title')}>
      <h2 className={css.title}>{t('contact.details.title')}</h2>
      <dl className={css.list}>
        {phone && (
          <Detail icon="phone" name={t('contact.details.phone')}>
            <a href={phoneLink(phone)}>
              <bdi dir="ltr" translate="no">
                {phone}
              </bdi>
            </a>
          </Detail>
        )}
        {chat && (
          <Detail icon="phone" name="WhatsApp">
            <a href={whatsappLink(chat)} target="_blank" rel="noopener noreferrer">
              <bdi dir="ltr" translate="no">
                {chat}
              </bdi>
            </a>
          </Detail>
        )}
        {email && (
          <Detail icon="mail" name={t('contact.details.email')}>
            <a href={`mailto:${email}`}>
              <bdi dir="ltr" translate="no">
                {email}
              </bdi>
            </a>
          </Detail>
        )}
        {address && (
          <Detail icon="pin" name={t('contact.details.address')}>
            {address}
          </Detail>
        )}
        {hours && (
          <Detail icon="calendar" name={t('contact.details.hours')}>
            {hours}
          </Detail>
        )}
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
