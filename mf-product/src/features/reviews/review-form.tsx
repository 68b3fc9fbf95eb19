import { CountedArea } from '@dana/forms/counted-area';
import { FormProblem, ShopFormView } from '@dana/forms/shop-form-view';
import { SubmitButton } from '@dana/forms/submit-button';
import { useShopForm } from '@dana/forms/use-shop-form';
import { useShell } from '@dana/runtime';
import { Button } from '@dana/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { writeReview } from '#api/reviews.mutations.ts';
import { useTranslation } from 'react-i18next';
import css from './review-form.module.css';
import { keepDraft, type ReviewDraft, readDraft } from './review-draft.ts';
import { reviewRules, reviewTextMax } from './review.rules.ts';
import { StarChoice } from './star-choice.tsx';

type ReviewFormProps = {
  slug: string;
  productName: string;
  /** Called before the form is painted: the button that asked for it makes room. */
  onShown: () => void;
  onCancel: () => void;
  onSent: () => void;
};

/** Stars and words on a product. */
export function ReviewForm({ slug, productName, onShown, onCancel, onSent }: ReviewFormProps) {
  const { t } = useTranslation('product');
  const { api } = useShell();
  const queryClient = useQueryClient();
  const [start] = useState(() => readDraft(slug));
  const show = useEffectEvent(onShown);
  useLayoutEffect(() => show(), []);
  const shopForm = useShopForm<ReviewDraft>({
    t,
    texts: { unreachable: t('writeReview.unreachable') },
    rules: reviewRules,
    start,
    async send({ rating, text }) {
      await writeReview(api, queryClient, slug, { rating, text });
      keepDraft(slug, { rating: 0, text: '' });
      onSent();
    },
  });
  const { form, errorOf } = shopForm;
  const { subscribe } = form;
  const rating = useWatch({ control: form.control, name: 'rating' });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(slug, values) }),
    [subscribe, slug],
  );

  return (
    <ShopFormView
      shopForm={shopForm}
      label={t('writeReview.label', { name: productName })}
      className={css.form}
    >
      <StarChoice
        value={rating}
        onChange={(star) => form.setValue('rating', star, { shouldDirty: true, shouldValidate: true })}
        error={errorOf('rating')}
      />
      <CountedArea<ReviewDraft> name="text" label={t('writeReview.text')} max={reviewTextMax} />
      <FormProblem />
      <div className={css.buttons}>
        <SubmitButton>{t('writeReview.send')}</SubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          {t('writeReview.cancel')}
        </Button>
      </div>
    </ShopFormView>
  );
}
