import { useEffect, useMemo, useRef, useState } from 'react';
import { classNames } from '../primitives/class-names.ts';
import { useHydrated } from '../primitives/use-hydrated.ts';
import css from './rich-text.module.css';
import { loadedSanitiser, loadSanitiser, wordsOf } from './trusted-html.ts';

export type RichTextProps = {
  /** As it came from outside. It is cleaned here, and nowhere else. */
  html: string;
  lang?: string | undefined;
  className?: string | undefined;
};

/** What stands in the document already is left as it is: React compares nothing and writes nothing. */
const asSent = { __html: '' };

/**
 * HTML from outside: articles, product descriptions, adverts. It passes DOMPurify with the same rules on the server
 * and in the browser; what the server cleaned and sent is hydrated without being read again.
 */
export function RichText({ html, lang, className }: RichTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const isHydrating = !useHydrated() && isBrowser();
  const [sentHtml, setSentHtml] = useState(isHydrating ? html : null);
  const [sanitise, setSanitise] = useState(() => loadedSanitiser());
  const [hasFailed, setHasFailed] = useState(false);
  const isAsSent = html === sentHtml;
  // Another text has come: from now on the browser writes, also when the first one returns.
  if (sentHtml !== null && !isAsSent) setSentHtml(null);

  useEffect(() => {
    // A page that was not hydrated after all, but rendered again, has nothing to leave as it is.
    if (isAsSent && html && !box.current?.hasChildNodes()) setSentHtml(null);
    if (isAsSent || sanitise) return;
    let isCurrent = true;
    loadSanitiser().then(
      (loaded) => isCurrent && setSanitise(() => loaded),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [html, isAsSent, sanitise]);

  // The same object for the same text: React writes innerHTML again for every new one.
  const content = useMemo(() => {
    if (isAsSent) return asSent;
    return sanitise ? { __html: sanitise(html) } : undefined;
  }, [html, isAsSent, sanitise]);
  // A text may be written in another language than it is filed under: its letters decide its direction.
  const frame = { ref: box, lang, dir: 'auto', className: classNames(css.prose, className) };
  if (content) return <div {...frame} suppressHydrationWarning dangerouslySetInnerHTML={content} />;
  // Without the cleaner the words alone are shown: plain, but readable and harmless.
  const isWaiting = isBrowser() && !hasFailed;
  return (
    <div {...frame} aria-busy={isWaiting || undefined}>
      {!isWaiting && wordsOf(html)}
    </div>
  );
}

/** While the page is hydrated this is asked in the browser, on the server it is asked there. */
const isBrowser = () => typeof document !== 'undefined';
