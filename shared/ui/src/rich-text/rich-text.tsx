import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { classNames } from '../primitives/class-names.ts';
import css from './rich-text.module.css';
import { loadedSanitiser, loadSanitiser, wordsOf } from './trusted-html.ts';

export type RichTextProps = {
  /** Sanitised when it was written, by the API. */
  html: string;
  lang?: string | undefined;
  className?: string | undefined;
};

const neverChanges = () => () => {};

/**
 * HTML from the API: articles, product descriptions, adverts.
 * What came with the page from the server is left as it is (it was in the document before any script ran, so cleaning
 * it afterwards would protect nothing); what arrives later in the browser passes DOMPurify first.
 */
export function RichText({ html, lang, className }: RichTextProps) {
  const isFromServer = useSyncExternalStore(neverChanges, isBrowser, isNotBrowser);
  const [htmlFromServer] = useState(isFromServer ? html : null);
  const [sanitise, setSanitise] = useState(() => loadedSanitiser());
  const [hasFailed, setHasFailed] = useState(false);
  const isAsSent = html === htmlFromServer;

  useEffect(() => {
    if (isAsSent || sanitise) return;
    let isCurrent = true;
    loadSanitiser().then(
      (loaded) => isCurrent && setSanitise(() => loaded),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isAsSent, sanitise]);

  // The same object for the same text: React writes innerHTML again for every new one.
  const content = useMemo(() => {
    if (isAsSent) return { __html: html };
    return sanitise ? { __html: sanitise(html) } : undefined;
  }, [html, isAsSent, sanitise]);
  // A text may be written in another language than it is filed under: its letters decide its direction.
  const box = { lang, dir: 'auto', className: classNames(css.prose, className) };
  if (content) return <div {...box} dangerouslySetInnerHTML={content} />;
  // Without the cleaner the words alone are shown: unlovely, but they can be read and cannot do harm.
  return (
    <div {...box} aria-busy={!hasFailed}>
      {hasFailed && wordsOf(html)}
    </div>
  );
}

const isBrowser = () => false;
const isNotBrowser = () => true;
