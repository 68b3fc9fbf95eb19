import { FooterFold } from './footer-fold.tsx';
import { type FooterLink, FooterLinks } from './footer-links.tsx';
import css from './footer.module.css';
import { useKnownPages } from '../navigation/known-pages.tsx';

type FooterColumnProps = { title: string; links: FooterLink[] };

/** One column of links. Nothing when none of its pages exists. */
export function FooterColumn({ title, links }: FooterColumnProps) {
  const isKnown = useKnownPages();
  const known = links.filter(({ path }) => isKnown(path));
  if (known.length === 0) return null;
  return (
    <FooterFold title={title}>
      <FooterLinks links={known} className={css.links} linkClass={css.link} />
    </FooterFold>
  );
}
