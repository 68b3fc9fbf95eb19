import type { NavigationLink } from '@dana/contracts/navigation';
import { useShell } from '@dana/runtime';
import { Picture, Skeleton } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { departmentsQuery } from '../navigation/departments.queries.ts';
import css from './menu-panel.module.css';

/** Links with the pictures of departments. The pictures come from the API; without them the words still lead on. */
export function MenuCards({ cards }: { cards: NavigationLink[] }) {
  const { api } = useShell();
  const { data: departments, isError } = useQuery(departmentsQuery(api));
  return (
    <ul className={css.cards}>
      {cards.map(({ path, label, picture }) => {
        const image = departments?.find(({ slug }) => slug === picture)?.image;
        return (
          <li key={path}>
            <Link to={path} className={css.card}>
              {image ? (
                <Picture src={image.full_url} alt="" fit="contain" sizes="18rem" />
              ) : (
                !isError && <Skeleton shape="picture" />
              )}
              <span className={css.cardText}>{label}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
