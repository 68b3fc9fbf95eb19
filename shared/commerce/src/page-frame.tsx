import { paths } from '@dana/contracts/paths';
import type { Translate } from '@dana/i18n';
import { Breadcrumbs, Container, type Crumb } from '@dana/ui';
import type { ReactNode } from 'react';
import css from './page-frame.module.css';

type PageFrameProps = { title: string; crumbs?: Crumb[]; t: Translate; children: ReactNode };

/** Title, trail and content of a page. Texts of the remote: `trail.*`. */
export function PageFrame({ title, crumbs = [], t, children }: PageFrameProps) {
  return (
    <Container className={css.page}>
      <div className={css.band}>
        <Breadcrumbs
          label={t('trail.label')}
          crumbs={[{ text: t('trail.home'), href: paths.home() }, ...crumbs, { text: title }]}
        />
        <h1 tabIndex={-1}>{title}</h1>
      </div>
      {children}
    </Container>
  );
}
