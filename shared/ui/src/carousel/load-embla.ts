import type EmblaCarousel from 'embla-carousel';

let loading: Promise<typeof EmblaCarousel | undefined> | undefined;

/**
 * What moves slides, in a file of its own: a row scrolls and snaps without it. Undefined when it did not come; the next
 * carousel asks again.
 */
export function loadEmbla(): Promise<typeof EmblaCarousel | undefined> {
  loading ??= import(/* webpackChunkName: "embla" */ 'embla-carousel').then(
    (file) => file.default,
    () => {
      loading = undefined;
      return undefined;
    },
  );
  return loading;
}
