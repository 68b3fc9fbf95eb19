import { Link } from 'react-router-dom';
import { FooterFold } from './footer-fold.tsx';
import css from './footer.module.css';
import { useKnownPages } from '../navigation/known-pages.tsx';

/** A link with its words as they are shown. */
export type FooterLink = { path: string; label: string };

type FooterColumnProps = { title: string; links: FooterLink[] };

/** One column of links. Nothing when none of its pages exists. */
export function FooterColumn({ title, links }: FooterColumnProps) {
  const isKnown = useKnownPages();
  const known = links.filter(({ path }) => isKnown(path));
  if (known.length === 0) return null;
  return (
    <FooterFold title={title}>
      <ul className={css.links}>
        {known.map(({ path, label }) => (
          <li key={path}>
            <Link discover="none" to={path} className={css.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </FooterFold>
  );
}
