import type { Config, DOMPurify } from 'dompurify';
import { type CleanHtml, cleanerWith } from './clean-html.ts';

type HtmlPolicy = { createHTML: (html: string) => string; createScriptURL: (url: string) => string };
type PolicyFactory = { createPolicy: (name: string, rules: HtmlPolicy) => Config['TRUSTED_TYPES_POLICY'] };

let ready: CleanHtml | null = null;
let loading: Promise<CleanHtml> | null = null;

/** The sanitiser if there is one yet, else null. */
export const loadedSanitiser = (): CleanHtml | null => ready;

/** Gives the sanitiser where it cannot be fetched: the server has no DOM of its own and brings one. */
export function provideSanitiser(sanitise: CleanHtml): void {
  ready = sanitise;
}

/**
 * Loads DOMPurify once, where it was not provided, and puts it behind the only Trusted Types policy of the shop, `shop-html`.
 * A page that shows HTML from outside asks for it while its data load: text that comes later moves what is below it.
 * Errors: rejects when the file cannot be fetched; the next call tries again.
 */
export function loadSanitiser(): Promise<CleanHtml> {
  if (ready) return Promise.resolve(ready);
  loading ??= import('dompurify').then(
    ({ default: purify }) => {
      ready ??= behindPolicy(purify);
      return ready;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** The words of some HTML, as text that is never read as HTML again. */
export function wordsOf(html: string): string {
  const entities: Readonly<Record<string, string>> = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    nbsp: ' ',
    '#39': "'",
  };
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gis, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (entity, name: string) => entities[name] ?? entity);
}

function behindPolicy(purify: DOMPurify): CleanHtml {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  // The policy changes nothing itself: DOMPurify also needs it to read what is still dirty. It never leaves this
  // function, and without it DOMPurify would register a second policy of its own.
  const policy = trustedTypes?.createPolicy('shop-html', {
    createHTML: (html) => html,
    createScriptURL: () => '',
  });
  return cleanerWith(purify, policy ? { TRUSTED_TYPES_POLICY: policy, RETURN_TRUSTED_TYPE: true } : {});
}
