/** What a page noticed of its own load. Times in milliseconds since the navigation began. */
export type Seen = {
  firstPaintMs: number;
  largestPaintMs: number;
  /** What was the largest paint: "img wide-natural-480.avif". */
  largest: string;
  /** When React has hydrated the heading of the server's page; undefined until then. */
  hydratedMs?: number;
  layoutShift: number;
  /** Of each task longer than 50 ms what is beyond them. */
  blockedMs: number;
};

/** Runs in the page before anything else. */
export function observePage(): void {
  type Entry = PerformanceEntry & {
    value?: number;
    hadRecentInput?: boolean;
    element?: Element | null;
    url?: string;
  };
  const seen: Seen = { firstPaintMs: 0, largestPaintMs: 0, largest: '', layoutShift: 0, blockedMs: 0 };
  Reflect.set(window, 'seen', seen);
  const watch = (type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });

  watch('largest-contentful-paint', ({ startTime, element, url }) => {
    seen.largestPaintMs = startTime;
    const content = url ? url.split('/').at(-1) : `“${element?.textContent.trim().slice(0, 24)}”`;
    const place = element?.closest('dialog') ? 'dialog: ' : '';
    seen.largest = `${place}${element?.localName ?? 'gone'} ${content}`;
  });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaintMs = startTime;
  });
  watch('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.layoutShift += value;
  });
  watch('longtask', ({ duration }) => {
    seen.blockedMs += duration - 50;
  });
  const lookForReact = (): void => {
    const heading = document.querySelector('#main h1');
    const isTaken = heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
    if (isTaken) seen.hydratedMs ??= performance.now();
    else requestAnimationFrame(lookForReact);
  };
  requestAnimationFrame(lookForReact);
}
