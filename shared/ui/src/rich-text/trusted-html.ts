import type { Config, DOMPurify } from 'dompurify';

// Writers of articles need text, pictures and tables. Styles, forms and ids could cover or imitate the shop's own parts.
const allowedHtml: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'dialog', 'iframe'],
  FORBID_ATTR: ['style', 'id', 'name', 'class'],
  ADD_ATTR: ['target'],
};

/** What `innerHTML` takes: a string, or where the browser has Trusted Types the object of our policy. */
export type SafeHtml = string;
type Sanitise = (html: string) => SafeHtml;

type HtmlPolicy = { createHTML: (html: string) => string; createScriptURL: (url: string) => string };
type PolicyFactory = { createPolicy: (name: string, rules: HtmlPolicy) => Config['TRUSTED_TYPES_POLICY'] };

let ready: Sanitise | null = null;
let loading: Promise<Sanitise> | null = null;

/** The sanitiser if it has been loaded, else null. */
export const loadedSanitiser = (): Sanitise | null => ready;

/**
 * Loads DOMPurify once and puts it behind the only Trusted Types policy of the shop, `shop-html`.
 * Errors: rejects when the file cannot be fetched; the next call tries again.
 */
export function loadSanitiser(): Promise<Sanitise> {
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

function behindPolicy(purify: DOMPurify): Sanitise {
  purify.addHook('afterSanitizeAttributes', protectNewTabs);
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  // The policy changes nothing itself: DOMPurify also needs it to read what is still dirty. It never leaves this
  // function, and without it DOMPurify would register a second policy of its own.
  const policy = trustedTypes?.createPolicy('shop-html', {
    createHTML: (html) => html,
    createScriptURL: () => '',
  });
  const config: Config = policy
    ? { ...allowedHtml, TRUSTED_TYPES_POLICY: policy, RETURN_TRUSTED_TYPE: true }
    : allowedHtml;
  return (html) => purify.sanitize(html, config) as SafeHtml;
}

function protectNewTabs(element: Element) {
  if (element.getAttribute('target') === '_blank') element.setAttribute('rel', 'noopener noreferrer');
}
