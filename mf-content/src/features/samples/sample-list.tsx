import { paths } from '@dana/contracts/paths';
import { useShell } from '@dana/runtime';
import { LinkButton, StateView } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import css from './sample-list.module.css';
import type { SampleGroup } from './sample-groups.ts';
import { samplesQuery } from './samples.queries.ts';

/** All kinds of pages, each with the ways into them. */
export function SampleList() {
  const { t } = useTranslation('content');
  const { locale } = useShell();
  const { data: groups = [] } = useQuery({ ...samplesQuery(locale), enabled: false });
  if (groups.length > 0)
    return (
      <div className={css.groups}>
        {groups.map((group) => (
          <Group key={group.name} {...group} />
        ))}
      </div>
    );
  return (
    <StateView
      kind="error"
      title={t('samples.none')}
      action={<LinkButton href={paths.shop()}>{t('samples.toShop')}</LinkButton>}
    />
  );
}

function Group({ name, links }: SampleGroup) {
  const { t } = useTranslation('content');
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.group}>
      <h2 id={id} className={css.title}>
        {t(name)}
      </h2>
      <ul className={css.links}>
        {links.map(({ path, label }) => (
          <li key={path}>
            <Link to={path} className={css.link}>
              {label}
              <bdi dir="ltr" translate="no" className={css.path}>
                {path}
              </bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
