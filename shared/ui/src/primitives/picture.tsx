import { pictureSources } from '@dana/contracts/media';
import { type CSSProperties, useRef, useState, useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';
import css from './picture.module.css';

export type PictureRatio = 'square' | 'portrait' | 'landscape' | 'wide' | 'banner' | 'natural';

export type PictureProps = {
  /** As the API gives it. Pictures of ours are offered in several widths and formats, foreign ones as they are. */
  src: string;
  /** Required; an empty text only where the words beside it already say everything. */
  alt: string;
  /** The `sizes` attribute: how wide the picture will be drawn. Default "100vw". */
  sizes?: string | undefined;
  /** The proportions of its box: 1:1, 4:5, 4:3, 16:10, 8:3; `natural` follows the picture. Default `square`. */
  ratio?: PictureRatio | undefined;
  /** `cover` fills the box, `contain` shows all of it. Default `cover`. */
  fit?: 'cover' | 'contain' | undefined;
  /** `pearl` ground with the card's corners; `none` for pictures inside another ground. Default `pearl`. */
  ground?: 'pearl' | 'none' | undefined;
  /** Stands in its place until it is there, as `#rrggbbaa`. Default: the ground alone. */
  tint?: string | undefined;
  /** The first large picture of a page: fetched at once. Everything else waits until it is near. */
  priority?: boolean | undefined;
  /** Called when it cannot be had, also where that happened before the page's scripts came. */
  onFail?: (() => void) | undefined;
  className?: string | undefined;
};

/** A picture that keeps its place before, while and after it loads, and stays calm when it cannot. */
export function Picture(props: PictureProps) {
  const { src, alt, ratio = 'square', ground = 'pearl', tint, className } = props;
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const hasFailed = failedSrc === src;
  const fail = () => {
    setFailedSrc(src);
    props.onFail?.();
  };
  return (
    <picture
      // Marked by the document's first script once it is near.
      suppressHydrationWarning
      className={classNames(css.box, css[ratio], ground === 'pearl' && css.pearl, className)}
      style={tint ? ({ '--tint': tint } as CSSProperties) : undefined}
    >
      {hasFailed ? <Missing alt={alt} /> : <Sources key={src} {...props} onFail={fail} />}
    </picture>
  );
}

/** A shell without its pearl. */
function Missing({ alt }: { alt: string }) {
  return (
    <span className={css.missing} {...(alt ? { role: 'img', 'aria-label': alt } : {})}>
      <svg viewBox="0 0 48 40" className={css.shell} aria-hidden="true" focusable="false">
        <path d="M24 34 4 19a20 20 0 0 1 40 0zM24 34 12 5m12 29V1m0 33L36 5M18 38h12" />
      </svg>
    </span>
  );
}

const neverChanges = () => () => {};
const constant = () => true;

type SourcesProps = PictureProps & { onFail: () => void };

function Sources({ src, alt, sizes = '100vw', fit = 'cover', priority = false, onFail }: SourcesProps) {
  const isFromServer = useRef(false);
  // Asked for the server's value only while hydrating server-sent HTML; both are the same, so nothing renders twice.
  useSyncExternalStore(neverChanges, constant, () => {
    isFromServer.current = true;
    return constant();
  });
  const begin = (image: HTMLImageElement | null) => {
    if (!image) return;
    // The error event of a picture in server-sent HTML may fire before React listens.
    if (isFromServer.current && image.complete && image.currentSrc && image.naturalWidth === 0) onFail();
    // Known to the browser only: without scripts nothing is hidden, and what is there already does not fade in.
    else if (!priority && !image.complete) image.dataset.waits = '';
  };
  const sources = pictureSources(src, sizes);
  const { width, height } = sources ?? { width: 1000, height: 1000 };
  return (
    <>
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      <img
        ref={begin}
        src={sources?.webp ?? src}
        alt={alt}
        width={width}
        height={height}
        className={classNames(css.image, css[fit])}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? undefined : 'async'}
        fetchPriority={priority ? 'high' : undefined}
        onLoad={({ currentTarget }) => delete currentTarget.dataset.waits}
        onError={onFail}
      />
    </>
  );
}
