(() => {
  const root = document.documentElement;
  const nextSigns = ['wheel', 'scroll', 'beforeprint', 'start-lost'];
  const showAll = () => {
    delete root.dataset.view;
    showNear();
  };
  const showNear = () => {
    if (root.dataset.parts) root.dataset.parts = 'later';
  };
  const showInView = () => {
    if (root.dataset.parts !== 'first') return;
    const part = document.querySelector('[data-part]:not([data-shown])');
    if (part?.getBoundingClientRect().top < innerHeight) {
      part.dataset.shown = '';
      showInView();
    } else requestAnimationFrame(showInView);
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
  for (const sign of nextSigns) addEventListener(sign, showAll, { once: true, capture: true, passive: true });
})();
