/**
 * Where floating parts are put: the shell's `data-portal-root` element, so that direction, language and theme are
 * inherited; the body where there is none (a remote alone, tests).
 */
export function portalRoot(): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  return document.querySelector<HTMLElement>('[data-portal-root]') ?? document.body;
}
