import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import css from './panel-part.module.css';

type PanelPartProps = { title: string; allHref: string; children: ReactNode };

/** A titled part of a panel that leads on to the whole list. */
export function PanelPart({ title, allHref, children }: PanelPartProps) {
  const { t } = useTranslation('account');
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.part}>
      <div className={css.head}>
        <h3 id={id}>{title}</h3>
        <Link to={allHref} aria-label={t('overview.allOf', { list: title })}>
          {t('overview.all')}
        </Link>
      </div>
      {children}
    </section>
  );
}
