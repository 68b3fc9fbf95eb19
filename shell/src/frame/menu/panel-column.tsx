import { classNames } from '@dana/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import css from './menu-panel.module.css';

type PanelColumnProps = {
  title: string;
  links: { path: string; label: string }[];
  /** `double`: the links go on in a second column. Default `single`. */
  width?: 'single' | 'double';
};

/** Links of a panel under their title. */
export function PanelColumn({ title, links, width = 'single' }: PanelColumnProps) {
  const id = useId();
  return (
    <div className={classNames(css.column, width === 'double' && css.double)}>
      <p id={id} className={css.title}>
        {title}
      </p>
      <ul aria-labelledby={id} className={css.links}>
        {links.map(({ path, label }) => (
          <li key={path}>
            <Link to={path} className={css.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
