import { useTexts } from '@dana/i18n';
import { classNames } from '@dana/ui';
import css from './brand-mark.module.css';

type BrandMarkProps = { className?: string | undefined };

/** The shop's name in the page's script beside its mark: a shell that holds a pearl. Brand marks are never mirrored. */
export function BrandMark({ className }: BrandMarkProps) {
  const { t } = useTexts('shell');
  return (
    <span className={classNames(css.brand, className)}>
      <svg viewBox="0 0 32 32" className={css.mark} aria-hidden="true" focusable="false">
        <path className={css.shell} d="M16 25.5 2.9 14.2C3.6 7.3 9.2 2.8 16 2.8s12.4 4.5 13.1 11.4Z" />
        <path className={css.ribs} d="M16 20V5.6M13.2 20 7.3 8.3M18.8 20l5.9-11.7" />
        <circle className={css.pearl} cx="16" cy="24.4" r="5.2" />
      </svg>
      <span className={css.word}>{t('brand')}</span>
    </span>
  );
}
