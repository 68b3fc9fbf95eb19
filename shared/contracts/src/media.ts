/** The shop's own pictures: one path, several widths and formats of it. */
import { widthsFor } from './picture-widths.ts';

/** Size of the picture as drawn; its proportions are what layout needs. Unit: pixels. */
type PictureSize = { readonly width: number; readonly height: number };

/** Proportions by the view's name; every other view is a product's and square. */
const viewSizes: Readonly<Record<string, PictureSize>> = {
  wide: { width: 1600, height: 1000 },
  banner: { width: 1600, height: 600 },
  tall: { width: 960, height: 1200 },
  mark: { width: 600, height: 200 },
};
const squareSize: PictureSize = { width: 1000, height: 1000 };

/** The proportions that a picture of this view is shown in. */
export const pictureSize = (view: string): PictureSize => viewSizes[view] ?? squareSize;

export type PictureSources = PictureSize & {
  /** A `srcset`: every browser of ours but some Edge versions chooses from it. */
  readonly avif: string;
  /** The address for all others: sharp wherever it is drawn. */
  readonly webp: string;
};

const ownPicture =
  /^(?<stem>(?:https?:\/\/[^/?#]+)?\/api\/media\/[a-z0-9-]+\/(?<view>[a-z]+)-[a-z]+)(?:-\d+)?\.(?:avif|webp|jpg)$/;

/**
 * What a page offers of a picture of ours, with its size.
 * Range: `fullUrl` may be absolute or start at the root; `sizes` is the attribute that the picture is drawn with. Answers
 * null for every other address – an uploaded or foreign picture is shown as it is. Never throws. Source: the media route's
 * naming, `{view}-{colour}[-{width}].{format}`.
 */
export function pictureSources(fullUrl: string, sizes: string): PictureSources | null {
  const { stem, view } = ownPicture.exec(fullUrl)?.groups ?? {};
  if (!stem || !view) return null;
  const widths = widthsFor(sizes);
  return {
    avif: widths.map((widthPx) => `${stem}-${widthPx}.avif ${widthPx}w`).join(', '),
    webp: `${stem}-${widths.at(-1)}.webp`,
    ...pictureSize(view),
  };
}
