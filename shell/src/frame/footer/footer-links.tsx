import { Link } from 'react-router-dom';

/** One link of the footer with its words as they are shown. */
export type FooterLink = { path: string; label: string };

type FooterLinksProps = { links: FooterLink[]; className: string | undefined; linkClass: string | undefined };

/** Links of the footer as a list. Their pages are not fetched ahead: they are on every page. */
export function FooterLinks({ links, className, linkClass }: FooterLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ path, label }) => (
        <li key={path}>
          <Link discover="none" to={path} className={linkClass}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
