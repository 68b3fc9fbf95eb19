import { paths } from '@dana/contracts/paths';
import { shopOf } from '@dana/contracts/shop/shop-facts';
import { useShell } from '@dana/runtime';
import { classNames, Container } from '@dana/ui';
import { useLinks } from '../navigation/navigation-context.tsx';
import css from './brief-footer.module.css';
import { FooterLinks } from './footer-links.tsx';
import { Rights } from './rights.tsx';
import footer from './footer.module.css';

/** What a shopper may want to read before an order, in this order. */
const pages = [paths.page('terms'), paths.page('privacy'), paths.page('returns'), paths.page('faq')];

/** The footer of the checkout: one line, and nothing that leads away for another reason than a question. */
export function BriefFooter({ look }: { look: 'inverse' | 'light' | 'tinted' }) {
  const offered = [...useLinks('footer.information'), ...useLinks('footer.account')];
  const own = shopOf(useShell().api).pages;
  const isThere = (page: string) => own === undefined || own.some(({ slug }) => paths.page(slug) === page);
  const links = pages.filter(isThere).flatMap((page) => offered.find(({ path }) => path === page) ?? []);
  return (
    <footer
      data-part=""
      suppressHydrationWarning
      className={classNames(footer.footer, footer.brief, footer[look])}
    >
      <Container className={css.line}>
        <p className={css.rights}>
          <Rights />
        </p>
        <FooterLinks links={links} className={css.links} linkClass={css.link} />
      </Container>
    </footer>
  );
}
