import { isApiError } from '@dana/api-client';
import { useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { Button, Notice, TextArea } from '@dana/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffectEvent, useLayoutEffect, useState } from 'react';
import { writeReview } from '#api/review.mutations.ts';
import css from './review-form.module.css';
import { keepDraft, type ReviewDraft, readDraft } from './review-draft.ts';
import { StarChoice } from './star-choice.tsx';

type ReviewFormProps = {
  slug: string;
  productName: string;
  /** Called before the form is painted: the button that asked for it makes room. */
  onShown: () => void;
  onCancel: () => void;
  onSent: () => void;
};

/** As the API takes it. Source: reviewInputSchema of @dana/contracts. */
const textMaxLength = 2_000;

type Problems = { rating?: string | undefined; text?: string | undefined; form?: string | undefined };

/** Stars and words on a product. */
export function ReviewForm({ slug, productName, onShown, onCancel, onSent }: ReviewFormProps) {
  const { t } = useTexts('product');
  const { api } = useShell();
  const [draft, setDraft] = useState(() => readDraft(slug));
  const [problems, setProblems] = useState<Problems>({});
  const show = useEffectEvent(onShown);
  useLayoutEffect(() => show(), []);
  const save = useMutation({
    ...writeReview(api, useQueryClient(), slug),
    throwOnError: (error) =>
      !(isApiError(error) || ['UnreachableError', 'MalformedAnswerError'].includes(error.name)),
  });

  const change = (part: Partial<ReviewDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    keepDraft(slug, next);
    setProblems({});
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found: Problems = {
      ...(draft.rating === 0 && { rating: t('writeReview.ratingMissing') }),
      ...(draft.text.trim() === '' && { text: t('writeReview.textMissing') }),
    };
    setProblems(found);
    if (found.rating) form.querySelector<HTMLElement>('[name="rating"]')?.focus();
    else if (found.text) form.querySelector<HTMLElement>('[name="text"]')?.focus();
    else send();
  };
  const send = () =>
    save.mutate(
      { rating: draft.rating, text: draft.text.trim() },
      {
        onSuccess: () => {
          keepDraft(slug, { rating: 0, text: '' });
          onSent();
        },
        onError: (error) =>
          setProblems(isApiError(error) ? refusal(error) : { form: t('writeReview.unreachable') }),
      },
    );

  return (
    <form
      className={css.form}
      noValidate
      onSubmit={submit}
      aria-label={t('writeReview.label', { name: productName })}
    >
      <StarChoice value={draft.rating} onChange={(rating) => change({ rating })} error={problems.rating} />
      <TextArea
        name="text"
        label={t('writeReview.text')}
        maxLength={textMaxLength}
        required
        value={draft.text}
        error={problems.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      {problems.form && <Notice tone="error">{problems.form}</Notice>}
      <div className={css.buttons}>
        <Button type="submit" busy={save.isPending}>
          {t('writeReview.send')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('writeReview.cancel')}
        </Button>
      </div>
    </form>
  );
}

function refusal({
  message,
  fields,
}: {
  message: string;
  fields?: Record<string, string[]> | undefined;
}): Problems {
  const [rating, text] = [fields?.rating?.[0], fields?.text?.[0]];
  return { rating, text, form: rating || text ? undefined : message };
}
