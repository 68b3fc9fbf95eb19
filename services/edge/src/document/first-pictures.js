(() => {
  const nextSigns = ['wheel', 'scroll', 'pointerdown', 'keydown', 'beforeprint', 'start-lost'];
  const showAll = () => delete document.documentElement.dataset.view;
  const note = (entries) => {
    for (const { intersectionRatio, target } of entries) if (intersectionRatio > 0) target.dataset.near = '';
  };
  const nearby = new IntersectionObserver(note, { threshold: 0.01 });
  const showSeen = () => {
    for (const picture of document.querySelectorAll('picture:has(> [loading=lazy])')) nearby.observe(picture);
  };
  const [way] = performance.getEntriesByType('navigation');
  if (way?.type !== 'navigate' || location.hash) delete document.documentElement.dataset.parts;
  addEventListener('first-view', showSeen, { once: true });
  for (const sign of nextSigns) addEventListener(sign, showAll, { once: true, capture: true, passive: true });
})();
