import { Picture } from '@dana/ui';
import css from './heading-picture.module.css';

type HeadingPictureProps = { src: string; form: 'category' | 'brand' };

/** What a listing is about, beside its heading; the heading says the same in words. */
export function HeadingPicture({ src, form }: HeadingPictureProps) {
  return (
    <Picture
      src={src}
      alt=""
      sizes={form === 'category' ? '8rem' : '12rem'}
      ratio={form === 'category' ? 'square' : 'natural'}
      className={css[form]}
    />
  );
}
