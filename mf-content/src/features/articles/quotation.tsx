import type { Post } from '@dana/contracts/api/post';
import css from './quotation.module.css';

/** The sentence an article turns on, where it has one. */
export function Quotation({ media }: { media: Post['media'] }) {
  if (media?.type !== 'quote') return null;
  return (
    <blockquote className={css.quotation}>
      <p>{[media.value].flat().join(' ')}</p>
    </blockquote>
  );
}
