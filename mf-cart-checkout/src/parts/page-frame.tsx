import { paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { Breadcrumbs, Container, type Crumb } from '@dana/ui';
import type { ReactNode } from 'react';
import css from './page-frame.module.css';

type PageFrameProps = { title: string; crumbs?: Crumb[]; children: ReactNode };

/** Title, trail and content of this remote's pages. */
export function PageFrame({ title, crumbs = [], children }: PageFrameProps) {
  const { t } = useTexts('cart-checkout');
  return (
    <Container className={css.page}>
      <div className={css.band}>
        <Breadcrumbs
          label={t('frame.trail')}
          crumbs={[{ text: t('frame.home'), href: paths.home() }, ...crumbs, { text: title }]}
        />
        <h1 tabIndex={-1}>{title}</h1>
      </div>
      {children}
    </Container>
  );
}
