import { useTexts } from '@dana/i18n';
import { useId, useState } from 'react';
import css from './clamped-text.module.css';

/** From this length on a description begins short. Unit: characters. */
const longText = 200;

/** A description; a long one shows its first lines, and the rest on request. */
export function ClampedText({ text }: { text: string }) {
  const { t } = useTexts('catalog');
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  if (text.length <= longText) return text;
  return (
    <>
      <span id={id} className={isWhole ? undefined : css.clamped}>
        {text}
      </span>
      <button
        type="button"
        aria-expanded={isWhole}
        aria-controls={id}
        className={css.toggle}
        onClick={() => setWhole(!isWhole)}
      >
        {t(isWhole ? 'listing.less' : 'listing.more')}
      </button>
    </>
  );
}
