import { isApiError } from '@dana/api-client';
import { sentId } from '@dana/contracts/sent-ids';
import { lateResolver } from '@dana/forms/late-resolver';
import { FormProblem, ShopFormView } from '@dana/forms/shop-form-view';
import { SubmitButton } from '@dana/forms/submit-button';
import { useShopForm } from '@dana/forms/use-shop-form';
import { useSession, useShell } from '@dana/runtime';
import { Notice, TextField } from '@dana/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { askForStock } from '#api/stock-request.mutations.ts';
import { useTranslation } from 'react-i18next';
import css from './stock-request-form.module.css';
import type { StockRequestValues } from './stock-request.rules.ts';

/** What is out of stock. `name` with the chosen variation's where there is one. */
export type AwaitedItem = { productId: string; variationId: string | null; slug: string; name: string };

type StockRequestFormProps = {
  item: AwaitedItem;
  /** Called before the form is painted: the button that asked for it makes room. */
  onShown: () => void;
};

const rules = lateResolver(async () => (await import('./stock-request.rules.ts')).stockRequestRules);

/** One field and its button; what happens next stands in their place once the address is taken. */
export function StockRequestForm({ item, onShown }: StockRequestFormProps) {
  const { t } = useTranslation('product');
  const { api } = useShell();
  const { session } = useSession();
  const queryClient = useQueryClient();
  const [taken, setTaken] = useState<{ email: string; isConfirmed: boolean }>();
  const show = useEffectEvent(onShown);
  useLayoutEffect(() => show(), []);
  const shopForm = useShopForm<StockRequestValues>({
    t,
    texts: { unreachable: t('stockRequest.unreachable') },
    rules,
    start: { email: session.status === 'signedIn' ? session.user.email : '' },
    async send({ email }) {
      const { productId, variationId, slug } = item;
      try {
        const isConfirmed = await askForStock(api, {
          product_id: sentId(productId),
          variation_id: variationId === null ? null : sentId(variationId),
          email,
        });
        setTaken({ email: email.trim(), isConfirmed });
      } catch (error) {
        // It came back while the page stood open: the next thing to press is "Add to cart".
        if (isApiError(error) && error.code === 'available_again')
          void queryClient.invalidateQueries({ queryKey: ['product', 'details', slug] });
        throw error;
      }
    },
  });
  const { form } = shopForm;
  const focusField = useEffectEvent(() => form.setFocus('email'));
  useEffect(() => focusField(), []);
  if (taken) return <Taken {...taken} />;
  return (
    <ShopFormView
      shopForm={shopForm}
      label={t('stockRequest.label', { name: item.name })}
      className={css.form}
    >
      <TextField
        {...shopForm.field('email')}
        type="email"
        autoComplete="email"
        label={t('stockRequest.email')}
        hint={t('stockRequest.hint')}
        required
      />
      <FormProblem />
      <SubmitButton>{t('stockRequest.send')}</SubmitButton>
    </ShopFormView>
  );
}

/** What the shopper has to do now, with the focus that the form had. */
function Taken({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
  const { t } = useTranslation('product');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="success">
        {t(isConfirmed ? 'stockRequest.kept' : 'stockRequest.mailed', { email })}
      </Notice>
    </div>
  );
}
