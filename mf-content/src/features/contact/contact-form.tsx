import { CountedArea } from '@dana/forms/counted-area';
import { lateResolver } from '@dana/forms/late-resolver';
import { FormProblem, ShopFormView } from '@dana/forms/shop-form-view';
import { SubmitButton } from '@dana/forms/submit-button';
import { useShopForm } from '@dana/forms/use-shop-form';
import { offers } from '@dana/contracts/offers';
import { useShell } from '@dana/runtime';
import { TextField } from '@dana/ui';
import { useRef, useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { writeToShop } from '../../api/contact.mutations.ts';
import css from './contact-form.module.css';
import { ContactThanks } from './contact-thanks.tsx';
import { useShownFor } from './use-shown-for.ts';

const empty = { name: '', email: '', phone: '', subject: '', message: '', website: '' };
type Values = typeof empty;

const rules = lateResolver<Resolver<Values>>(async () => {
  const rulesFile = import(/* webpackChunkName: "rules-contact" */ './contact.rules.ts');
  return (await rulesFile).contactRules as unknown as Resolver<Values>;
});

/** A message to the shop. What was typed stays until it has arrived; thanks then take the place of the form. */
export function ContactForm() {
  const { t } = useTranslation('content');
  const { api } = useShell();
  const [isSent, setSent] = useState(false);
  const shownForMs = useShownFor();
  // Until the first press: a second one, after an answer was lost, sends the same and is written once.
  const takenMs = useRef<number>(undefined);
  const shopForm = useShopForm<Values>({
    t,
    texts: { unreachable: t('contact.unreachable') },
    rules,
    start: empty,
    async send({ website, ...message }) {
      takenMs.current ??= Math.round(shownForMs());
      const checks = { website, elapsed_ms: takenMs.current };
      // Another back end knows no such fields. What may be a robot's is sent all the same: nobody is thanked for what was dropped.
      await writeToShop(api, offers(api, 'contact-checks') ? { ...message, ...checks } : message);
      setSent(true);
    },
  });
  const field = (name: keyof Values) => ({ label: t(`contact.fields.${name}`), ...shopForm.field(name) });
  const beginAgain = () => {
    shopForm.form.reset(empty);
    setSent(false);
  };
  if (isSent) return <ContactThanks onAgain={beginAgain} />;
  return (
    <ShopFormView shopForm={shopForm} className={css.form}>
      <div className={css.pair}>
        <TextField autoComplete="name" {...field('name')} />
        <TextField type="email" autoComplete="email" {...field('email')} />
      </div>
      <div className={css.pair}>
        <TextField type="tel" autoComplete="tel" note={t('contact.optional')} {...field('phone')} />
        <TextField note={t('contact.optional')} {...field('subject')} />
      </div>
      <CountedArea<Values> name="message" label={t('contact.fields.message')} max={4000} rows={7} />
      {/* Nobody sees this field; what fills it in is not a person. */}
      <div className={css.trap} aria-hidden="true">
        <TextField tabIndex={-1} autoComplete="off" {...field('website')} aria-required={false} />
      </div>
      <FormProblem />
      <SubmitButton size="large" className={css.button}>
        {t('contact.send')}
      </SubmitButton>
    </ShopFormView>
  );
}
