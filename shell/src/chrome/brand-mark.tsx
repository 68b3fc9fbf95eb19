import { useTexts } from '@dana/i18n';
import { classNames } from '@dana/ui';
import css from './brand-mark.module.css';

type BrandMarkProps = { className?: string | undefined };

/** The shop's name in the page's script beside its mark: a pearl held by a shell. Brand marks are never mirrored. */
export function BrandMark({ className }: BrandMarkProps) {
  const { t } = useTexts('shell');
  return (
    <span className={classNames(css.brand, className)}>
      <svg viewBox="0 0 32 32" className={css.mark} aria-hidden="true" focusable="false">
        <path className={css.shell} d="M27.2 10.1A13 13 0 1 0 29 16.6" />
        <circle className={css.pearl} cx="18.4" cy="15.2" r="6.9" />
        <path className={css.shine} d="M14.6 13.7a4.3 4.3 0 0 1 3.2-2.8" />
      </svg>
      <span className={css.word}>{t('brand')}</span>
    </span>
  );
}
