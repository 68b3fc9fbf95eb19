import { pictureSources } from '@dana/contracts/media';
import { useRef, useState, useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
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
  /** The first large picture of a page: fetched at once. Everything else waits until it is near. */
  priority?: boolean | undefined;
  /** Called when it cannot be had, also where that happened before the page's scripts came. */
  onFail?: (() => void) | undefined;
  className?: string | undefined;
};

/** A picture that keeps its place before, while and after it loads, and stays calm when it cannot. */
export function Picture(props: PictureProps) {
  const { src, alt, ratio = 'square', ground = 'pearl', className } = props;
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const hasFailed = failedSrc === src;
  const fail = () => {
    setFailedSrc(src);
    props.onFail?.();
  };
  return (
    <picture className={classNames(css.box, css[ratio], ground === 'pearl' && css.pearl, className)}>
      {hasFailed ? (
        <span className={css.missing} {...(alt ? { role: 'img', 'aria-label': alt } : {})}>
          <Icon name="picture" size={32} />
        </span>
      ) : (
        <Sources key={src} {...props} onFail={fail} />
      )}
    </picture>
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
  // The error event of a picture in server-sent HTML may fire before React listens.
  const checkEarlyFailure = (image: HTMLImageElement | null) => {
    if (isFromServer.current && image?.complete && image.currentSrc && image.naturalWidth === 0) onFail();
  };
  const sources = pictureSources(src, sizes);
  const { width, height } = sources ?? { width: 1000, height: 1000 };
  return (
    <>
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      <img
        ref={checkEarlyFailure}
        src={sources?.webp ?? src}
        alt={alt}
        width={width}
        height={height}
        className={classNames(css.image, css[fit])}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? undefined : 'async'}
        fetchPriority={priority ? 'high' : undefined}
        onError={onFail}
      />
    </>
  );
}
