import { Picture } from '@dana/ui';
import css from './heading-picture.module.css';

/** What a category is about, beside its heading; the heading says the same in words. */
export function HeadingPicture({ src }: { src: string }) {
  return <Picture src={src} alt="" sizes="8rem" className={css.picture} />;
}
