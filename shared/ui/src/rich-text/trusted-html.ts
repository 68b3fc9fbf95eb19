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

type TrustedTypePolicyFactory = {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => { createHTML: Sanitise };
};

let ready: Sanitise | null = null;
let loading: Promise<Sanitise> | null = null;

/** The sanitiser if it has been loaded, else null. */
export const loadedSanitiser = (): Sanitise | null => ready;

/** Loads DOMPurify once and puts it behind the only Trusted Types policy of the shop, `shop-html`. */
export function loadSanitiser(): Promise<Sanitise> {
  loading ??= import('dompurify').then(({ default: purify }) => {
    ready = behindPolicy(purify);
    return ready;
  });
  return loading;
}

function behindPolicy(purify: DOMPurify): Sanitise {
  purify.addHook('afterSanitizeAttributes', protectNewTabs);
  const createHTML = (html: string) => purify.sanitize(html, allowedHtml);
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory };
  const policy = trustedTypes?.createPolicy('shop-html', { createHTML });
  return policy ? (html) => policy.createHTML(html) : createHTML;
}

function protectNewTabs(element: Element) {
  if (element.getAttribute('target') === '_blank') element.setAttribute('rel', 'noopener noreferrer');
}
