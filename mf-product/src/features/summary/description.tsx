import { classNames } from '@dana/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './description.module.css';
import { foldText } from './fold-text.ts';
import { ProductText } from './product-text.tsx';

type DescriptionProps = { html: string; lang: string | undefined };

/** The description beside the pictures: all of it in the document, where it is long all but its first sentences hidden. */
export function Description({ html, lang }: DescriptionProps) {
  if (!html) return null;
  const folded = foldText(html);
  if (!folded) return <ProductText html={html} lang={lang} className={css.text} />;
  return (
    <div className={css.description}>
      <ProductText html={folded.beginning} lang={lang} className={css.text} />
      <Rest html={folded.rest} lang={lang} />
    </div>
  );
}

/** Hidden from everyone until it is asked for, or found by a search in the page; without scripts it is just there. */
function Rest({ html, lang }: DescriptionProps) {
  const { t } = useTranslation('product');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const rest = ref.current;
    if (!rest || isOpen) return;
    // React knows `hidden` with no other value than true.
    rest.setAttribute('hidden', 'until-found');
    const open = () => setOpen(true);
    rest.addEventListener('beforematch', open);
    return () => {
      rest.removeAttribute('hidden');
      rest.removeEventListener('beforematch', open);
    };
  }, [isOpen]);
  return (
    <>
      <div id={id} ref={ref} className={classNames(!isOpen && css.closed)}>
        <ProductText html={html} lang={lang} className={css.text} />
      </div>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t('description.less') : t('description.more')}
      </button>
    </>
  );
}
