/**
 * Moves the focus among the links of an open panel: down from its button to the first one, and on; up to the one before.
 * @returns whether it moved.
 */
export function stepThrough(panel: HTMLElement | null, key: string): boolean {
  if (!panel || (key !== 'ArrowDown' && key !== 'ArrowUp')) return false;
  const links = [...panel.querySelectorAll<HTMLElement>('a[href]')];
  const place = links.findIndex((link) => link.matches(':focus'));
  if (place < 0 && key === 'ArrowUp') return false;
  const next = links[key === 'ArrowDown' ? place + 1 : place - 1];
  next?.focus();
  return next !== undefined;
}
