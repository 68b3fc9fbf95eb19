import type { Config, DOMPurify } from 'dompurify';

/** Takes out of some HTML what could run, cover, imitate or leave the page. */
export type CleanHtml = (html: string) => string;

/**
 * What HTML from outside may hold. Writers of articles need text, pictures and tables. Styles, forms, frames and ids
 * could cover or imitate the shop's own parts; `data-` attributes are marks of the shop's own scripts.
 */
const allowedHtml: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    ...['style', 'form', 'input', 'button', 'select', 'option', 'textarea', 'label', 'fieldset', 'dialog'],
    ...['iframe', 'audio', 'video', 'source', 'track', 'map', 'area', 'slot', 'template'],
  ],
  FORBID_ATTR: ['style', 'id', 'name', 'class', 'slot', 'popover', 'tabindex', 'autofocus', 'usemap'],
  ALLOW_DATA_ATTR: false,
  ADD_ATTR: ['target'],
};

/**
 * The shop's only rules for HTML from outside, in whichever DOM: the browser's, or that of the server which renders
 * the page. Both give the same text.
 */
export function cleanerWith(purify: DOMPurify, overrides: Config = {}): CleanHtml {
  purify.addHook('afterSanitizeAttributes', protectNewTabs);
  const config = { ...allowedHtml, ...overrides };
  // With Trusted Types this is an object of our policy; React hands it to the browser as it is.
  return (html) => purify.sanitize(html, config) as string;
}

function protectNewTabs(element: Element) {
  if (element.getAttribute('target') === '_blank') element.setAttribute('rel', 'noopener noreferrer');
}
