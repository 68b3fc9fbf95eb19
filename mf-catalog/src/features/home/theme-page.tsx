import type { Category } from '@dana/contracts/api/category';
import type { HomeTheme } from '@dana/contracts/api/home';
import { useShell } from '@dana/runtime';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type HomeView, homeQuery } from '#api/home.queries.ts';
import { useTranslation } from 'react-i18next';
import css from './home-page.module.css';
import { HomeWithoutData } from './home-without-data.tsx';

/** What the sections of a department's home are made of. */
export type ThemeData = {
  home: HomeView;
  /** The department itself; missing where the shop has none of that name. */
  department: Category | undefined;
};

type ThemePageProps = { theme: HomeTheme; children: (data: ThemeData) => ReactNode };

/** The home of a department in its own colours; without its data, what the shop alone can give. */
export function ThemePage({ theme, children }: ThemePageProps) {
  const { t } = useTranslation('catalog');
  const { api } = useShell();
  const home = useQuery(homeQuery(api, theme));
  const department = home.data?.categories.find(({ slug }) => slug === theme);
  return (
    <div data-theme={theme} className={css.page}>
      <h1 className="visually-hidden">{t(`themes.${theme}.title`)}</h1>
      {home.data ? (
        children({ home: home.data, department })
      ) : (
        <HomeWithoutData onRetry={() => void home.refetch()} />
      )}
    </div>
  );
}
