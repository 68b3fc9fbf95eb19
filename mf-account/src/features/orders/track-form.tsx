import { isApiError } from '@dana/api-client';
import { panelClass } from '@dana/commerce/panel';
import { ShopMotif } from '@dana/commerce/shop-motif';
import type { TrackedOrder } from '@dana/contracts/api/order';
import { shopOf } from '@dana/contracts/shop/shop-facts';
import { emptyFields, lateResolver } from '@dana/forms/late-resolver';
import { FormProblem, ShopFormView } from '@dana/forms/shop-form-view';
import { SubmitButton } from '@dana/forms/submit-button';
import { useShopForm } from '@dana/forms/use-shop-form';
import type { Translate } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { classNames, TextField } from '@dana/ui';
import type { Resolver } from 'react-hook-form';
import { trackOrder } from '#api/track-order.ts';
import { useTranslation } from 'react-i18next';
import css from './track-form.module.css';
import { type TrackingValues, trackingRequest } from './tracking-request.ts';

const rules = lateResolver<Resolver<TrackingValues>>(
  // In one file with the schemas of the answers, which are made of the same.
  async () => (await import(/* webpackChunkName: "answers" */ './track.rules.ts')).trackRules,
  (values) => emptyFields(values, ['number', 'contact']) as Record<string, string>,
);

/** Asks for an order by its number and the e-mail or phone it was placed with. Sent in a body, never in an address. */
export function TrackForm({ onFound }: { onFound: (order: TrackedOrder) => void }) {
  const { t } = useTranslation('account');
  const { api } = useShell();
  const { orderPrefix } = shopOf(api);
  const shopForm = useShopForm<TrackingValues>({
    t,
    texts: { unreachable: t('form.unreachable'), of: (error) => refusalText(error, t) },
    rules,
    start: { number: '', contact: '' },
    send: async (values) => onFound(await trackOrder(api, trackingRequest(values))),
  });
  return (
    <ShopFormView shopForm={shopForm} className={classNames(panelClass, css.form)}>
      <div className={css.words}>
        <p className={css.intro}>{t('track.intro')}</p>
        <FormProblem />
        <div className={css.fields}>
          <TextField
            {...shopForm.field('number')}
            label={t('track.number')}
            hint={t('track.numberHint', {
              number: `${orderPrefix}-100234`,
              ...(orderPrefix && { context: 'example' }),
            })}
            dir="ltr"
            autoComplete="off"
          />
          <TextField
            {...shopForm.field('contact')}
            label={t('track.contact')}
            dir="ltr"
            autoComplete="email"
          />
        </div>
        <div>
          <SubmitButton size="large" icon="search">
            {t('track.submit')}
          </SubmitButton>
        </div>
      </div>
      <ShopMotif kind="pearl" icon="order" className={css.motif} />
    </ShopFormView>
  );
}

/** One sentence for whatever was wrong: who guesses learns nothing. */
function refusalText(error: unknown, t: Translate): string | undefined {
  if (!isApiError(error)) return undefined;
  if (error.status === 429)
    return t('track.tooMany', { count: Math.max(1, Math.ceil((error.retryAfterSeconds ?? 60) / 60)) });
  return error.status < 500 ? t('track.notFound') : t('orderPage.failed');
}
