import { paymentMethodsQuery } from '@dana/commerce/payment-methods.queries';
import { shopOf } from '@dana/contracts/shop/shop-facts';
import { RemoteSlot, useSession, useShell } from '@dana/runtime';
import { classNames, Container } from '@dana/ui';
import { PaymentMethods } from '@dana/ui/payment-methods';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PrivacyChoice } from '../analytics/privacy-choice.tsx';
import { BrandMark } from '../parts/brand-mark.tsx';
import { BriefFooter } from './brief-footer.tsx';
import { ContactColumn } from './contact-column.tsx';
import { FooterColumn } from './footer-column.tsx';
import css from './footer.module.css';
import { FooterLinks } from './footer-links.tsx';
import { footerMenuId } from '../navigation/footer-menu-id.ts';
import { useLinks } from '../navigation/navigation-context.tsx';
import type { FrameLook } from '../parts/frame-look.ts';
import { InformationColumn } from './information-column.tsx';
import { ownPages } from './own-pages.ts';
import { Rights } from './rights.tsx';
import { SocialLinks } from './social-links.tsx';
import { useNear } from './use-near.ts';

type FooterProps = {
  look: Pick<FrameLook, 'footer' | 'lastColumn'>;
  /** In the checkout: one line, and nothing that leads away for another reason than a question. */
  isReduced: boolean;
};

export function Footer({ look, isReduced }: FooterProps) {
  return isReduced ? <BriefFooter look={look.footer} /> : <WholeFooter look={look} />;
}

/** The footer of every layout; layout-four begins with the ways to talk and ends with the newsletter. */
function WholeFooter({ look }: Pick<FooterProps, 'look'>) {
  const { t } = useTranslation('shell');
  const { tagline, pages } = shopOf(useShell().api);
  const { session } = useSession();
  const ownLinks = useLinks('footer.account').filter(
    (link) => session.status !== 'signedIn' || link.for !== 'guests',
  );
  const hasNewsletter = look.lastColumn === 'newsletter';
  return (
    <footer data-part="" suppressHydrationWarning className={classNames(css.footer, css[look.footer])}>
      <Container>
        <FooterMenu />
        <div className={css.columns}>
          {hasNewsletter && <ContactColumn isFirst />}
          {!hasNewsletter && (
            <div className={css.about}>
              <BrandMark />
              {tagline && <p className={css.sentence}>{tagline}</p>}
              <SocialLinks />
            </div>
          )}
          <FooterColumn title={t('footer.account')} links={ownPages(ownLinks, pages)} />
          <InformationColumn />
          {hasNewsletter ? (
            <div className={css.newsletter}>
              <RemoteSlot name="content.newsletter" props={{ look: 'column' }} />
            </div>
          ) : (
            <ContactColumn />
          )}
        </div>
        <div className={css.bottom}>
          <p>
            <Rights />
          </p>
          <PrivacyChoice className={css.choice} />
          <WaysToPay />
        </div>
      </Container>
    </footer>
  );
}

/** The shop's departments once more at the foot of each page; the only menu of a small screen without scripts. */
function FooterMenu() {
  const { t } = useTranslation('shell');
  const links = useLinks('footer.menu');
  return (
    <nav id={footerMenuId} tabIndex={-1} aria-label={t('footer.menu')} className={css.menu}>
      <FooterLinks links={links} className={css.menuList} linkClass={css.menuLink} />
    </nav>
  );
}

/** What the shop takes. They come with the document; where they did not, they are asked for here. */
function WaysToPay() {
  const { t } = useTranslation('shell');
  const { api } = useShell();
  const { ref, isNear } = useNear<HTMLDivElement>();
  const { data } = useQuery({ ...paymentMethodsQuery(api), enabled: isNear });
  return (
    <div ref={ref}>
      <PaymentMethods methods={data} label={t('footer.payment')} />
    </div>
  );
}
