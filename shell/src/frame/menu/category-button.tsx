import { whenOverlaysEnd } from '@dana/contracts/overlays';
import { paths } from '@dana/contracts/paths';
import { useShell } from '@dana/runtime';
import { Icon, Picture } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import css from './category-button.module.css';
import { departmentsQuery } from '../navigation/departments.queries.ts';

/** All departments with their pictures, each with its categories beside it. Without the API it is a link to the shop. */
export function CategoryButton() {
  const { t } = useTranslation('shell');
  const { api } = useShell();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => whenOverlaysEnd(() => setOpen(false)), []);
  const { data: departments, isError } = useQuery(departmentsQuery(api));
  const label = (
    <>
      <Icon name="menu" />
      {t('menu.allCategories')}
    </>
  );
  if (isError)
    return (
      <Link to={paths.shop()} className={css.button}>
        {label}
      </Link>
    );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches over the button and the links within
    <div
      className={css.place}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className={css.button}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <Icon name="chevron-down" size={16} />
      </button>
      {isOpen && (
        <ul id={id} className={css.list}>
          {departments?.map(({ slug, name, image, children }) => (
            <li key={slug} className={css.department}>
              <Link to={paths.category(slug)} className={css.name}>
                {image && <Picture src={image.full_url} alt="" sizes="2.5rem" className={css.picture} />}
                <span className={css.word}>{name}</span>
                <Icon name="chevron-end" size={16} />
              </Link>
              <ul className={css.children} aria-label={name}>
                {children.map((child) => (
                  <li key={child.slug}>
                    <Link to={paths.category(child.slug)} className={css.child}>
                      {child.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
