import { useTexts } from '@dana/i18n';
import { Link } from 'react-router-dom';
import css from './footer.module.css';
import { useKnownPages } from './known-pages.tsx';
import type { NavigationLink } from '../menu/navigation.ts';

type FooterColumnProps = { title: string; links: NavigationLink[] };

/** One column of links. Nothing when none of its pages exists. */
export function FooterColumn({ title, links }: FooterColumnProps) {
  const { t } = useTexts('shell');
  const isKnown = useKnownPages();
  const known = links.filter(({ path }) => isKnown(path));
  if (known.length === 0) return null;
  return (
    <div>
      <h2 className={css.title}>{title}</h2>
      <ul className={css.links}>
        {known.map(({ path, text }) => (
          <li key={path}>
            <Link to={path} className={css.link}>
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
