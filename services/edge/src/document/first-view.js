(() => {
  const root = document.documentElement;
  const waitsMs = { wheel: 0, scroll: 0, beforeprint: 0, 'start-lost': 0, pointerdown: 1000, keydown: 1000 };
  const showAll = () => {
    delete root.dataset.view;
    showNear();
  };
  const showNear = () => {
    if (root.dataset.parts) root.dataset.parts = 'later';
  };
  const showInView = () => {
    if (root.dataset.parts !== 'first') return;
    for (const part of document.querySelectorAll('[data-part]:not([data-shown])')) {
      if (part.getBoundingClientRect().top > innerHeight) break;
      part.dataset.shown = '';
    }
    requestAnimationFrame(showInView);
  };
  const note = (entries) => {
    for (const { intersectionRatio, target } of entries) if (intersectionRatio > 0) target.dataset.near = '';
  };
  const nearby = new IntersectionObserver(note, { threshold: 0.01 });
  const showSeen = () => {
    showNear();
    for (const picture of document.querySelectorAll('picture:has(> [loading=lazy])')) nearby.observe(picture);
  };
  const [way] = performance.getEntriesByType('navigation');
  if (way?.type !== 'navigate' || location.hash) delete root.dataset.parts;
  else {
    root.dataset.parts = 'first';
    requestAnimationFrame(showInView);
  }
  addEventListener('first-view', showSeen, { once: true });
  for (const [sign, waitMs] of Object.entries(waitsMs))
    addEventListener(sign, () => (waitMs ? setTimeout(showAll, waitMs) : showAll()), {
      once: true,
      capture: true,
      passive: true,
    });
})();
