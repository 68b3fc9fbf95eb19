let largestPx2 = 0;
/** When it was painted. Unit: milliseconds since the document began. */
let largestAtMs: number | undefined;
let loadedAtMs: number | undefined;
/** A larger one would have come by then. Unit: milliseconds. */
const settledAfterMs = 1_000;
/** From then on a browser no longer counts. */
let hasBegun = false;
const isCounted =
  typeof PerformanceObserver === 'function' &&
  (PerformanceObserver.supportedEntryTypes?.includes('largest-contentful-paint') ?? false);

if (isCounted) {
  const note = (list: PerformanceObserverEntryList): void => {
    for (const { size, startTime } of list.getEntries() as (PerformanceEntry & { size: number })[]) {
      largestPx2 = Math.max(largestPx2, size);
      largestAtMs = startTime;
    }
  };
  new PerformanceObserver(note).observe({ type: 'largest-contentful-paint', buffered: true });
  const begin = (): void => {
    hasBegun = true;
  };
  const options = { capture: true, passive: true, once: true };
  for (const type of ['pointerdown', 'keydown', 'wheel']) window.addEventListener(type, begin, options);
}

/**
 * When the largest thing of the first view was painted, in milliseconds since the document began; undefined while a larger one may
 * be on its way. Where the browser does not say it, the time at which everything was loaded.
 */
export function firstViewPaintedAt(): number | undefined {
  const isSettled = largestAtMs !== undefined && performance.now() - largestAtMs >= settledAfterMs;
  if (!isSettled && document.readyState !== 'complete') return undefined;
  loadedAtMs ??= performance.now();
  return largestAtMs ?? loadedAtMs;
}

/**
 * Whether something of that size would become the page's largest paint, by which a visit is judged. It no longer can once
 * something was pressed or scrolled: then a browser stops counting.
 * @param element – its pictures and texts are measured where they stand, not what is around them.
 */
export function wouldBeLargestPaint(element: Element): boolean {
  return isCounted && !hasBegun && window.scrollY === 0 && largestPart(element) >= largestPx2;
}

function largestPart(element: Element): number {
  const parts = [...element.querySelectorAll('*')].filter(
    (part) => part.matches('img') || [...part.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE),
  );
  const sizes = parts.map((part) => part.getBoundingClientRect()).map(({ width, height }) => width * height);
  return Math.max(0, ...sizes);
}
