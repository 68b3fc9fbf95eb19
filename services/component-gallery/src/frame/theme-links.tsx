import { classNames } from '@dana/ui';
import { usePageMessages } from '../messages.ts';
import { type Theme, themes } from '../theme/theme.ts';
import css from './page-head.module.css';

/** Each theme as an address of its own: a new document, since its sheets are changed before anything is drawn. */
export function ThemeLinks({ theme }: { theme: Theme }) {
  const { t } = usePageMessages();
  return (
    <nav aria-label={t('theme.label')} className={css.themes}>
      {themes.map((one) => (
        <a
          key={one}
          href={one === 'system' ? '?' : `?theme=${one}`}
          aria-current={one === theme ? 'true' : undefined}
          className={classNames(css.theme, one === theme && css.chosen)}
        >
          {t(`theme.${one}`)}
        </a>
      ))}
    </nav>
  );
}
