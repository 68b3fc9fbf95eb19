import { firstAct } from './first-act.ts';

/**
 * The document keeps pictures outside its first view back until somebody does something (`first-view.js` of the
 * storefront); from now on those that it came with and that nobody has seen. So a page that is only looked at fetches no
 * more, and what is rendered in the browser has its pictures at once.
 */
export function keepUnseenPictures(): void {
  if (document.documentElement.dataset.view === undefined) return;
  const kept = [...document.querySelectorAll<HTMLElement>('picture:has(> [loading=lazy])')].filter(
    ({ dataset }) => dataset.near === undefined,
  );
  const show = (picture: HTMLElement): void => void delete picture.dataset.far;
  // A slide that only touches the edge of what is seen intersects it too, by nothing.
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, target } of entries)
        if (intersectionRatio > 0 && target instanceof HTMLElement) show(target);
    },
    { threshold: 0.01 },
  );
  for (const picture of kept) {
    picture.dataset.far = '';
    seen.observe(picture);
  }
  showAllPictures();
  const showKept = (): void => {
    seen.disconnect();
    kept.forEach(show);
  };
  void firstAct().then(showKept);
  window.addEventListener('beforeprint', showKept, { once: true });
}

/** The browser decides what is near. */
export function showAllPictures(): void {
  delete document.documentElement.dataset.view;
}
