import { inIdleTime } from '@dana/runtime';

/**
 * Lays out what is below the first view, one part at a time and only while there is nothing better to do. Until then a part
 * has no more than a supposed height, unless it comes near (`base.css` of @dana/ui). A place that is remembered for Back
 * wants true heights.
 */
export function showParts(): void {
  const part = document.querySelector<HTMLElement>('[data-part]:not([data-shown])');
  if (!part) {
    showWhole();
    return;
  }
  part.dataset.shown = '';
  inIdleTime(showParts);
}

/** For a page that the document did not come with: it is whole from the start. */
export function showWhole(): void {
  delete document.documentElement.dataset.parts;
}
