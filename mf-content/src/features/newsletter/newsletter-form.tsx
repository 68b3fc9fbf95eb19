import { lateResolver } from '@dana/forms/late-resolver';
import { FormProblem, ShopFormView } from '@dana/forms/shop-form-view';
import { SubmitButton } from '@dana/forms/submit-button';
import { useShopForm } from '@dana/forms/use-shop-form';
import { useShell } from '@dana/runtime';
import { Icon, TextField } from '@dana/ui';
import { useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { subscribe } from '../../api/newsletter.mutations.ts';
import css from './newsletter-form.module.css';

type Values = { email: string; name: string };

const rules = lateResolver<Resolver<Values>>(async () => {
  const rulesFile = import(/* webpackChunkName: "rules-newsletter" */ './newsletter.rules.ts');
  return (await rulesFile).newsletterRules as Resolver<Values>;
});

/** One field and its button; thanks stand in their place once the address is taken. */
export function NewsletterForm() {
  const { t } = useTranslation('content');
  const { api } = useShell();
  const [isSubscribed, setSubscribed] = useState(false);
  const shopForm = useShopForm<Values>({
    t,
    texts: { unreachable: t('newsletter.unreachable') },
    rules,
    start: { email: '', name: '' },
    apiFields: { name: null },
    async send({ email }) {
      await subscribe(api, email);
      setSubscribed(true);
    },
  });
  return (
    <div className={css.place}>
      {!isSubscribed && (
        <ShopFormView shopForm={shopForm} className={css.form}>
          <TextField
            type="email"
            autoComplete="email"
            label={t('newsletter.email')}
            {...shopForm.field('email')}
          />
          <SubmitButton className={css.button}>{t('newsletter.submit')}</SubmitButton>
          <FormProblem className={css.problem} />
        </ShopFormView>
      )}
      <p role="status">
        {isSubscribed && (
          <span className={css.thanks}>
            <Icon name="success" size={24} className={css.mark} />
            {t('newsletter.thanks')}
          </span>
        )}
      </p>
    </div>
  );
}
