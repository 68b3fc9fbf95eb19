import { classNames } from '@dana/ui';
import { useFold } from '@dana/ui/fold';
import { useTranslation } from 'react-i18next';
import css from './description.module.css';
import { isLongText } from './is-long-text.ts';
import { ProductText } from './product-text.tsx';

type DescriptionProps = { html: string; lang: string | undefined };

/** The description beside the pictures: all of it in the document, folded by style where it is long. */
export function Description({ html, lang }: DescriptionProps) {
  const { t } = useTranslation('product');
  const { isOpen, toggle, folded } = useFold<HTMLDivElement>();
  if (!html) return null;
  if (!isLongText(html)) return <ProductText html={html} lang={lang} className={css.text} />;
  return (
    <div className={css.description}>
      <div {...folded} className={classNames(!isOpen && css.folded)}>
        <ProductText html={html} lang={lang} className={css.text} />
      </div>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={isOpen}
        aria-controls={folded.id}
        onClick={toggle}
      >
        {isOpen ? t('description.less') : t('description.more')}
      </button>
    </div>
  );
}
