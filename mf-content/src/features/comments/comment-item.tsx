import type { Comment } from '@dana/contracts/api/comment';
import { formatDate } from '@dana/i18n';
import { Button } from '@dana/ui';
import { useShell } from '@dana/runtime';
import { useTranslation } from 'react-i18next';
import css from './comments.module.css';

type CommentItemProps = {
  comment: Comment;
  /** Without it the comment is an answer itself, and cannot be answered. */
  onReply?: () => void;
};

/** Who said what and when, in the direction of its own words. */
export function CommentItem({ comment, onReply }: CommentItemProps) {
  const { t } = useTranslation('content');
  const { locale } = useShell();
  return (
    <article className={css.comment}>
      <h3 className={css.name}>
        <bdi>{comment.name}</bdi>
        <time dateTime={comment.created_at} className={css.date}>
          {formatDate(comment.created_at, locale)}
        </time>
      </h3>
      <p dir="auto" lang={comment.lang ?? undefined} className={css.text}>
        {comment.text}
      </p>
      {onReply && (
        <Button
          size="small"
          variant="quiet"
          flush="start"
          aria-label={t('comments.replyTo', { name: comment.name })}
          onClick={onReply}
        >
          {t('comments.reply')}
        </Button>
      )}
    </article>
  );
}
