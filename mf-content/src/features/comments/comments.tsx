import type { Comment } from '@dana/contracts/api/comment';
import { latePart, useShell } from '@dana/runtime';
import { Button, Notice, Skeleton } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commentsQuery } from '../../api/comments.queries.ts';
import { CommentItem } from './comment-item.tsx';
import css from './comments.module.css';
// The form's styles come with the list: they are needed before its script is.
import './comment-form.module.css';
import { threadsOf } from './threads-of.ts';

/** On its own, because the form library is not worth waiting for: the server sends the form ready to be read. */
const CommentForm = latePart(async () => (await import('./comment-form.tsx')).CommentForm);

/** What readers said about an article, one level of answers under each, and the form to say something. */
export function Comments({ slug }: { slug: string }) {
  const { t } = useTranslation('content');
  const { api } = useShell();
  const { data: comments, isError, refetch } = useQuery(commentsQuery(api, slug));
  const [answered, setAnswered] = useState<Comment>();
  return (
    <section aria-labelledby="comments" className={css.comments}>
      <h2 id="comments" className={css.title}>
        {comments && comments.length > 0
          ? t('article.comments', { count: comments.length })
          : t('comments.title')}
      </h2>
      {isError && (
        <Notice
          tone="warning"
          action={
            <Button size="small" variant="outline" onClick={() => void refetch()}>
              {t('state.retry')}
            </Button>
          }
        >
          {t('comments.failed')}
        </Notice>
      )}
      {comments?.length === 0 && <p className={css.none}>{t('comments.none')}</p>}
      {comments && comments.length > 0 && (
        <ol className={css.list}>
          {threadsOf(comments).map(({ comment, answers }) => (
            <li key={comment.id}>
              <CommentItem comment={comment} onReply={() => setAnswered(comment)} />
              {answers.length > 0 && (
                <ol className={css.answers}>
                  {answers.map((answer) => (
                    <li key={answer.id}>
                      <CommentItem comment={answer} />
                    </li>
                  ))}
                </ol>
              )}
            </li>
          ))}
        </ol>
      )}
      <CommentForm
        slug={slug}
        answered={answered}
        onCancelReply={() => setAnswered(undefined)}
        pending={<Skeleton shape="block" />}
      />
    </section>
  );
}
