(() => {
  const files = JSON.parse(document.currentScript.previousElementSibling.textContent);
  const pausesMs = [1000, 3000];
  const longestWaitMs = 3000;
  const add = (tag, attributes) => {
    const element = Object.assign(document.createElement(tag), { crossOrigin: 'anonymous' }, attributes);
    document.head.append(element);
    return element;
  };
  const root = document.documentElement;
  const { connection } = navigator;
  const face = files.fonts.join(' ');
  const isKept = () => {
    try {
      return localStorage.getItem('dana-fonts') === face;
    } catch {
      return false;
    }
  };
  const isFast = () => {
    if (connection?.downlink) return connection.downlink >= 5 && connection.rtt <= 100;
    const [times] = performance.getEntriesByType('navigation');
    return times && times.responseStart - times.connectStart <= 150;
  };
  const tops = () => [...document.querySelectorAll('body *')].map((part) => part.getBoundingClientRect().top);
  const isSeenToMove = (before) => {
    const after = tops();
    return before.some((top, at) => top < innerHeight && after[at] >= 0 && Math.abs(top - after[at]) > 2);
  };
  const useFace = async () => {
    const [family] = getComputedStyle(root).getPropertyValue('--shop-font-brand').split(',');
    await document.fonts.load(`1em ${family}`, 'aا');
    const before = performance.getEntriesByType('paint').length > 0 && !document.hidden && tops();
    root.dataset.fonts = 'kept';
    if (before && isSeenToMove(before)) {
      root.dataset.fonts = 'later';
      const { pathname } = location;
      const onPage = () => location.pathname !== pathname && Object.assign(root.dataset, { fonts: 'kept' });
      window.navigation?.addEventListener('currententrychange', onPage);
    }
    localStorage.setItem('dana-fonts', face);
  };
  const tryFace = () => useFace().catch(() => undefined);
  const chooseFace = () => {
    if (!face) return;
    if (isKept() || (!connection?.saveData && isFast())) tryFace();
    else if (!connection?.saveData && !/2g/.test(connection?.effectiveType))
      addEventListener('scripts-ran', () => (window.requestIdleCallback ?? setTimeout)(tryFace), {
        once: true,
      });
  };
  const run = ([src, integrity], pauses) => {
    const onerror = () =>
      pauses.length > 0
        ? setTimeout(run, pauses[0], [src, integrity], pauses.slice(1))
        : dispatchEvent(new Event('start-lost'));
    const onload = () => src === files.entry.at(-1)[0] && dispatchEvent(new Event('scripts-ran'));
    add('script', { src, integrity, async: false, fetchPriority: 'high', onload, onerror }).dataset.start =
      '';
  };
  const fetchAhead = ([href, integrity], fetchPriority, as) =>
    add('link', { rel: 'preload', as, href, integrity, fetchPriority });
  const follow = (file, pauses) => {
    const [url, integrity] = file;
    const link = fetchAhead([new URL(url, location).href, integrity], 'low', 'style');
    link.onload = () => document.head.append(Object.assign(link, { rel: 'stylesheet', onload: null }));
    link.onerror = () => {
      link.remove();
      if (pauses.length > 0) setTimeout(follow, pauses[0], file, pauses.slice(1));
    };
  };
  const start = () => {
    if (files.isAsked) return;
    files.isAsked = true;
    setTimeout(() => dispatchEvent(new Event('first-view')));
    for (const link of document.querySelectorAll('link[rel=stylesheet]')) link.dataset.href = link.href;
    for (const file of files.styles) follow(file, pausesMs);
    for (const file of files.entry) run(file, pausesMs);
    for (const file of files.ahead) fetchAhead(file, 'auto', 'script');
  };
  const startAfterPaint = () => {
    if (document.hidden) return start();
    setTimeout(start, longestWaitMs);
    const picture = document.querySelector('img[fetchpriority=high]');
    const isShown = ({ element }) => !picture || element === picture;
    new PerformanceObserver((list) => list.getEntries().some(isShown) && start()).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
    const painted = () => requestAnimationFrame(() => requestAnimationFrame(start));
    if (picture) picture.decode().then(painted, painted);
    else painted();
  };
  const whenRead = (act) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', act, { once: true });
    else act();
  };
  whenRead(startAfterPaint);
  for (const type of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(type, () => whenRead(start), { once: true, capture: true, passive: true });
  chooseFace();
})();
