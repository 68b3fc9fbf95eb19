import { classNames, Icon } from '@dana/ui';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import type { PostFilter } from '../../api/posts.queries.ts';
import { type BlogView, blogAddress } from './blog-address.ts';
import css from './view-switch.module.css';

type ViewSwitchProps = { path: string; filter: PostFilter; current: BlogView };

const icons = { grid: 'grid', list: 'list' } as const;

/** Side by side or one under the other: real links, so that a look can be shared and works without scripts. */
export function ViewSwitch({ path, filter, current }: ViewSwitchProps) {
  const { t } = useTranslation('content');
  return (
    <nav aria-label={t('blog.views')} className={css.switch}>
      {(['grid', 'list'] as const).map((view) => (
        <Link
          key={view}
          to={blogAddress({ ...filter, view }, path)}
          replace
          preventScrollReset
          aria-current={view === current ? 'true' : undefined}
          className={classNames(css.choice, view === current && css.current)}
        >
          <Icon name={icons[view]} label={t(`blog.view.${view}`)} />
        </Link>
      ))}
    </nav>
  );
}
