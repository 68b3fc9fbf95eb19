import { phoneLink, shopOf } from '@dana/contracts/shop/shop-facts';
import { useShell } from '@dana/runtime';
import { Icon } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '../parts/brand-mark.tsx';
import { FooterFold } from './footer-fold.tsx';
import css from './footer.module.css';
import { SocialLinks } from './social-links.tsx';

/** The ways to talk to the shop; as a footer's first column under the shop's name. Nothing where it names none. */
export function ContactColumn({ isFirst = false }: { isFirst?: boolean }) {
  const { t } = useTranslation('shell');
  const { phone, email, address } = shopOf(useShell().api).contact ?? {};
  const hasWays = Boolean(phone ?? email ?? address);
  const ways = hasWays && (
    <ul className={css.links}>
      {phone && (
        <li>
          <a href={phoneLink(phone)} className={css.contact}>
            <Icon name="phone" size={16} />
            <bdi dir="ltr" translate="no">
              {phone}
            </bdi>
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`} className={css.contact}>
            <Icon name="mail" size={16} />
            <bdi dir="ltr" translate="no">
              {email}
            </bdi>
          </a>
        </li>
      )}
      {address && (
        <li className={css.contact}>
          <Icon name="pin" size={16} />
          <span>{address}</span>
        </li>
      )}
    </ul>
  );
  if (!isFirst)
    return (
      ways && (
        <FooterFold title={t('footer.talk')} className={css.talk}>
          {ways}
        </FooterFold>
      )
    );
  return (
    <div className={css.about}>
      <BrandMark className={css.nameAbove} />
      {ways && <h2 className={css.title}>{t('footer.talk')}</h2>}
      {ways}
      <SocialLinks />
    </div>
  );
}
