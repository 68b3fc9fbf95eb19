import { isApiError } from '@dana/api-client';
import type { Comment } from '@dana/contracts/api/comment';
import { useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { lateResolver } from '@dana/forms/late-resolver';
import { Button, Notice, TextArea, TextField } from '@dana/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type FieldPath, type Resolver, useForm } from 'react-hook-form';
import { commentMutation, commentsQuery } from '../../api/comments.queries.ts';
import { problemText } from '../../parts/problem-text.ts';
import css from './comment-form.module.css';

type Fields = { name: string; email: string; text: string };

const empty: Fields = { name: '', email: '', text: '' };

const resolver = lateResolver<Resolver<Fields>>(
  async () => (await import('./comment-resolver.ts')).commentResolver as unknown as Resolver<Fields>,
);

type CommentFormProps = { slug: string; answered: Comment | undefined; onCancelReply: () => void };

/** Says something about an article, or answers a comment. The words stay until they have arrived. */
export function CommentForm({ slug, answered, onCancelReply }: CommentFormProps) {
  const { t } = useTexts('content');
  const { api } = useShell();
  const queryClient = useQueryClient();
  const post = useMutation({
    ...commentMutation(api, slug),
    throwOnError: (error) => !isApiError(error) && error.name !== 'UnreachableError',
  });
  const form = useForm<Fields>({ resolver, defaultValues: empty, mode: 'onSubmit' });
  const field = (name: FieldPath<Fields>) => ({
    label: t(`comments.fields.${name}`),
    error: problemText(t, form.formState.errors[name]?.message),
    ...form.register(name),
  });
  // A click on "Reply" leads to where the answer is written.
  useEffect(() => {
    if (answered) form.setFocus('text');
  }, [answered, form]);

  const submit = form.handleSubmit((fields) =>
    post.mutate(
      { ...fields, parent_id: answered?.id ?? null },
      {
        onSuccess: ({ data }) => {
          form.reset({ ...form.getValues(), text: '' });
          onCancelReply();
          if (data) void queryClient.invalidateQueries({ queryKey: commentsQuery(api, slug).queryKey });
        },
        onError: (error) => {
          if (!isApiError(error)) return;
          for (const [name, [problem]] of Object.entries(error.fields))
            if (name in empty)
              form.setError(name as FieldPath<Fields>, { message: problem ?? 'validation.invalid' });
        },
      },
    ),
  );
  return (
    <form
      noValidate
      aria-label={t('comments.write')}
      className={css.form}
      onSubmit={(event) => void submit(event)}
    >
      <h3 className={css.title}>{t('comments.write')}</h3>
      {answered && (
        <Notice onClose={onCancelReply} closeLabel={t('comments.cancelReply')}>
          {t('comments.answering', { name: answered.name })}
        </Notice>
      )}
      <div className={css.pair}>
        <TextField autoComplete="name" maxLength={100} {...field('name')} />
        <TextField
          type="email"
          autoComplete="email"
          maxLength={190}
          hint={t('comments.emailHint')}
          {...field('email')}
        />
      </div>
      <TextArea rows={5} maxLength={2000} {...field('text')} />
      {post.isError && <Notice tone="error">{refusalOf(post.error) ?? t('comments.unreachable')}</Notice>}
      <div role="status">
        {post.isSuccess && (
          <Notice tone="success" role="none">
            {post.data.data ? t('comments.published') : t('comments.awaiting')}
          </Notice>
        )}
      </div>
      <Button type="submit" busy={form.formState.isSubmitting || post.isPending} className={css.button}>
        {t('comments.post')}
      </Button>
    </form>
  );
}

/** The server's own words, in the shopper's language. */
const refusalOf = (error: Error): string | undefined =>
  isApiError(error) && error.status < 500 ? error.message || undefined : undefined;
