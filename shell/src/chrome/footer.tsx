import { useTexts } from '@dana/i18n';
import { useSession } from '@dana/runtime';
import { Container, Icon } from '@dana/ui';
import { BrandMark } from './brand-mark.tsx';
import { FooterColumn } from './footer-column.tsx';
import css from './footer.module.css';
import { FooterMenu } from './footer-menu.tsx';
import { accountLinks, guestLinks, informationLinks } from './navigation.ts';

const phone = { link: 'tel:+96522000190', text: '+965 2200 0190' };
const email = 'care@dana.example';
/** Names of payment networks, written as they write themselves. */
const paymentNetworks = ['KNET', 'Visa', 'Mastercard', 'Apple Pay'];

/** The footer of the default layout. */
export function Footer() {
  const { t } = useTexts('shell');
  const { session } = useSession();
  const ownLinks = session.status === 'signedIn' ? accountLinks : [...accountLinks, ...guestLinks];
  return (
    <footer className={css.footer}>
      <Container>
        <FooterMenu />
        <div className={css.columns}>
          <div className={css.about}>
            <BrandMark />
            <p className={css.sentence}>{t('footer.sentence')}</p>
          </div>
          <FooterColumn title={t('footer.account')} links={ownLinks} />
          <FooterColumn title={t('footer.information')} links={informationLinks} />
          <div className={css.talk}>
            <h2 className={css.title}>{t('footer.talk')}</h2>
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
          </div>
        </div>
        <div className={css.bottom}>
          <p>{t('footer.rights')}</p>
          <ul aria-label={t('footer.payment')} className={css.networks}>
            {paymentNetworks.map((name) => (
              <li key={name} lang="en">
                {name}
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  );
}
