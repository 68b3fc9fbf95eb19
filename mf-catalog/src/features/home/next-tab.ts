/**
 * The tab that a key leads to, round the ends; undefined for keys that move nowhere.
 * In right-to-left pages the next tab stands to the left.
 */
export function nextTab(
  key: string,
  chosen: number,
  count: number,
  direction: 'ltr' | 'rtl',
): number | undefined {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (chosen + 1) % count;
  if (key === backward) return (chosen - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
