import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { classNames } from '../primitives/class-names.ts';
import css from './rich-text.module.css';
import { loadedSanitiser, loadSanitiser } from './trusted-html.ts';

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
  const isAsSent = html === htmlFromServer;

  useEffect(() => {
    if (isAsSent || sanitise) return;
    let isCurrent = true;
    void loadSanitiser().then((loaded) => {
      if (isCurrent) setSanitise(() => loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [isAsSent, sanitise]);

  // The same object for the same text: React writes innerHTML again for every new one.
  const content = useMemo(
    () => ({ __html: isAsSent ? html : (sanitise?.(html) ?? '') }),
    [html, isAsSent, sanitise],
  );
  return (
    <div
      lang={lang}
      dir={lang ? undefined : 'auto'}
      aria-busy={(!isAsSent && !sanitise) || undefined}
      className={classNames(css.prose, className)}
      dangerouslySetInnerHTML={content}
    />
  );
}

const isBrowser = () => false;
const isNotBrowser = () => true;
