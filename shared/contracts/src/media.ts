/** The shop's own pictures: one path, several widths and formats of it. */

/**
 * Widths in which every picture of ours can be asked for.
 * Unit: pixels. Source: the API's media route, which refuses any other width.
 */
export const pictureWidthsPx = [160, 320, 480, 640, 960, 1280] as const;

/**
 * Formats of our pictures, best first; the order is the order of `<source>` elements.
 * Only `jpg` has a ground (pearl); the other two keep transparency.
 */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const;

export type PictureFormat = (typeof pictureFormats)[number];

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

export type PictureSources = PictureSize & Readonly<Record<PictureFormat, string>>;

const ownPicture =
  /^(?<stem>(?:https?:\/\/[^/?#]+)?\/api\/media\/[a-z0-9-]+\/(?<view>[a-z]+)-[a-z]+)(?:-\d+)?\.(?:avif|webp|jpg)$/;

/**
 * The `srcset` of each format for a picture of ours, with its size.
 * Range: `fullUrl` may be absolute or start at the root. Answers null for every other address – an uploaded or
 * foreign picture is shown as it is. Never throws. Source: the media route's naming, `{view}-{colour}[-{width}].{format}`.
 */
export function pictureSources(fullUrl: string): PictureSources | null {
  const { stem, view } = ownPicture.exec(fullUrl)?.groups ?? {};
  if (!stem || !view) return null;
  const srcset = (format: PictureFormat) =>
    pictureWidthsPx.map((widthPx) => `${stem}-${widthPx}.${format} ${widthPx}w`).join(', ');
  return {
    avif: srcset('avif'),
    webp: srcset('webp'),
    jpg: srcset('jpg'),
    ...(viewSizes[view] ?? squareSize),
  };
}
