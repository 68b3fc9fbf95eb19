import { shopContact } from '@dana/contracts/shop-contact';
import { useTexts } from '@dana/i18n';
import { Icon } from '@dana/ui';
import { BrandMark } from '../parts/brand-mark.tsx';
import { FooterFold } from './footer-fold.tsx';
import css from './footer.module.css';
import { SocialLinks } from './social-links.tsx';

const { email, phone } = shopContact;

/** The ways to talk to the shop; as a footer's first column under the shop's name. */
export function ContactColumn({ isFirst = false }: { isFirst?: boolean }) {
  const { t } = useTexts('shell');
  const ways = (
    <ul className={css.links}>
      <li>
        <a href={phone.link} className={css.contact}>
          <Icon name="phone" size={16} />
          <bdi dir="ltr">{phone.text}</bdi>
        </a>
      </li>
      <li>
        <a href={`mailto:${email}`} className={css.contact}>
          <Icon name="mail" size={16} />
          <bdi dir="ltr">{email}</bdi>
        </a>
      </li>
      <li className={css.contact}>
        <Icon name="pin" size={16} />
        <span>{t('footer.address')}</span>
      </li>
    </ul>
  );
  if (!isFirst)
    return (
      <FooterFold title={t('footer.talk')} className={css.talk}>
        {ways}
      </FooterFold>
    );
  return (
    <div className={css.about}>
      <BrandMark className={css.nameAbove} />
      <h2 className={css.title}>{t('footer.talk')}</h2>
      {ways}
      <SocialLinks />
    </div>
  );
}
