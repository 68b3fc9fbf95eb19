import { expect, type Page } from '@playwright/test';

/** The most that a page may jump by itself: sum of the layout shifts that no press of a key or button explains. */
const mostShift = 0.02;

/**
 * Writes down from the next navigation on what jumps in a page. The answer asserts that the page at hand, since it was
 * loaded, has stayed still; a failure says what moved from where to where.
 */
export async function watchLayoutShift(page: Page): Promise<(when?: string) => Promise<void>> {
  await page.addInitScript(recordShifts);
  return async (when = '') => {
    const { total, moved } = await page.evaluate(() => Reflect.get(window, 'layoutShift') as Shifts);
    expect(total, ['layout shift', when, ...moved].join('\n')).toBeLessThanOrEqual(mostShift);
  };
}

type Shifts = { total: number; moved: string[] };

/** Runs in the page before anything else. */
function recordShifts(): void {
  type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
  const seen: Shifts = { total: 0, moved: [] };
  Reflect.set(window, 'layoutShift', seen);
  const place = ({ x, y, width, height }: DOMRectReadOnly): string =>
    [x, y, width, height].map(Math.round).join(' ');
  const describe = ({ node, previousRect, currentRect }: Source): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    const name = `${element?.tagName ?? 'gone'}.${element?.getAttribute('class') ?? ''}`;
    return `${name} "${element?.textContent?.slice(0, 30) ?? ''}" ${place(previousRect)} → ${place(currentRect)}`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue;
      seen.total += entry.value;
      const value = `${entry.value.toFixed(4)} after ${Math.round(entry.startTime)} ms:`;
      seen.moved.push([value, ...entry.sources.map(describe)].join('\n  '));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
