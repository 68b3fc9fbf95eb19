import { useFold } from '@dana/ui/fold';
import { useTranslation } from 'react-i18next';
import css from './clamped-text.module.css';

/** From this length on a description begins short. Unit: characters. */
const longText = 200;

/** A description; a long one shows its first lines, and the rest on request. */
export function ClampedText({ text }: { text: string }) {
  const { t } = useTranslation('catalog');
  const { isOpen, toggle, folded } = useFold<HTMLSpanElement>();
  if (text.length <= longText) return text;
  return (
    <>
      <span {...folded} className={isOpen ? undefined : css.clamped}>
        {text}
      </span>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={folded.id}
        className={css.toggle}
        onClick={toggle}
      >
        {t(isOpen ? 'listing.less' : 'listing.more')}
      </button>
    </>
  );
}
