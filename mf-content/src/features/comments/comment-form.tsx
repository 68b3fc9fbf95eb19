import type { Comment } from '@dana/contracts/api/comment';
import { CountedArea } from '@dana/forms/counted-area';
import { lateResolver } from '@dana/forms/late-resolver';
import { FormProblem, ShopFormView } from '@dana/forms/shop-form-view';
import { SubmitButton } from '@dana/forms/submit-button';
import { useShopForm } from '@dana/forms/use-shop-form';
import { sentId } from '@dana/contracts/sent-ids';
import { useShell } from '@dana/runtime';
import { Notice, TextField } from '@dana/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { writeComment } from '../../api/comments.mutations.ts';
import { commentsQuery } from '../../api/comments.queries.ts';
import css from './comment-form.module.css';

const empty = { name: '', email: '', text: '' };
type Values = typeof empty;

const rules = lateResolver<Resolver<Values>>(
  async () => (await import('./comment.rules.ts')).commentRules as unknown as Resolver<Values>,
);

type CommentFormProps = { slug: string; answered: Comment | undefined; onCancelReply: () => void };

/** Says something about an article, or answers a comment. The words stay until they have arrived. */
export function CommentForm({ slug, answered, onCancelReply }: CommentFormProps) {
  const { t } = useTranslation('content');
  const { api } = useShell();
  const queryClient = useQueryClient();
  const [arrived, setArrived] = useState<'published' | 'awaiting'>();
  const shopForm = useShopForm<Values>({
    t,
    texts: { unreachable: t('comments.unreachable') },
    rules,
    start: empty,
    async send(values) {
      setArrived(undefined);
      const comment = await writeComment(api, slug, {
        ...values,
        parent_id: answered ? sentId(answered.id) : null,
      });
      setArrived(comment ? 'published' : 'awaiting');
      form.reset({ ...form.getValues(), text: '' });
      onCancelReply();
      if (comment) void queryClient.invalidateQueries({ queryKey: commentsQuery(api, slug).queryKey });
    },
  });
  const { form } = shopForm;
  const field = (name: keyof Values) => ({ label: t(`comments.fields.${name}`), ...shopForm.field(name) });
  // A click on "Reply" leads to where the answer is written.
  useEffect(() => {
    if (answered) form.setFocus('text');
  }, [answered, form]);

  return (
    <ShopFormView shopForm={shopForm} label={t('comments.write')} className={css.form}>
      <h3 className={css.title}>{t('comments.write')}</h3>
      {answered && (
        <Notice onClose={onCancelReply} closeLabel={t('comments.cancelReply')}>
          {t('comments.answering', { name: answered.name })}
        </Notice>
      )}
      <div className={css.pair}>
        <TextField autoComplete="name" {...field('name')} />
        <TextField type="email" autoComplete="email" hint={t('comments.emailHint')} {...field('email')} />
      </div>
      <CountedArea<Values> name="text" label={t('comments.fields.text')} max={2000} rows={5} />
      <FormProblem />
      <div role="status">
        {arrived && (
          <Notice tone="success" role="none">
            {t(`comments.${arrived}`)}
          </Notice>
        )}
      </div>
      <SubmitButton className={css.button}>{t('comments.post')}</SubmitButton>
    </ShopFormView>
  );
}
