import { shopOf } from '@dana/contracts/shop/shop-facts';
import { useTexts } from '@dana/i18n';
import { RemoteSlot, useSession, useShell } from '@dana/runtime';
import { classNames, Container } from '@dana/ui';
import { PrivacyChoice } from '../analytics/privacy-choice.tsx';
import { BrandMark } from '../parts/brand-mark.tsx';
import { ContactColumn } from './contact-column.tsx';
import { FooterColumn } from './footer-column.tsx';
import css from './footer.module.css';
import { FooterMenu } from './footer-menu.tsx';
import type { FrameLook } from '../parts/frame-look.ts';
import { InformationColumn } from './information-column.tsx';
import { useLinks } from '../navigation/navigation-context.tsx';
import { ownPages } from './own-pages.ts';
import { Rights } from './rights.tsx';
import { SocialLinks } from './social-links.tsx';
import { WaysToPay } from './ways-to-pay.tsx';

/** The footer of every layout; layout-four begins with the ways to talk and ends with the newsletter. */
export function Footer({ look }: { look: Pick<FrameLook, 'footer' | 'lastColumn'> }) {
  const { t } = useTexts('shell');
  const { tagline, pages } = shopOf(useShell().api);
  const { session } = useSession();
  const ownLinks = useLinks('footer.account').filter(
    (link) => session.status !== 'signedIn' || link.for !== 'guests',
  );
  const hasNewsletter = look.lastColumn === 'newsletter';
  return (
    <footer data-part="" className={classNames(css.footer, css[look.footer])}>
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
