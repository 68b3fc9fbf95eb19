import { isApiError } from '@dana/api-client';
import { useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { lateResolver } from '@dana/forms/late-resolver';
import { Button, Notice, TextArea, TextField } from '@dana/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type FieldPath, type Resolver, useForm } from 'react-hook-form';
import { contactMutation } from '../../api/contact.mutations.ts';
import { problemText } from '../../parts/problem-text.ts';
import css from './contact-form.module.css';
import { ContactThanks } from './contact-thanks.tsx';

type Fields = {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  website: string;
};

const empty: Fields = { name: '', email: '', phone: '', subject: '', message: '', website: '' };

const resolver = lateResolver<Resolver<Fields>>(async () => {
  const rulesFile = import(/* webpackChunkName: "rules-contact" */ './contact-resolver.ts');
  return (await rulesFile).contactResolver as unknown as Resolver<Fields>;
});

/** A message to the shop. What was typed stays until it has arrived; thanks then take the place of the form. */
export function ContactForm() {
  const { t } = useTexts('content');
  const { api } = useShell();
  const send = useMutation({ ...contactMutation(api), throwOnError: (error) => !isExpected(error) });
  const form = useForm<Fields>({ resolver, defaultValues: empty, mode: 'onSubmit' });
  const openedAtMs = useOpenedAt();
  // Until the first press: a second one, after an answer was lost, sends the same and is written once.
  const takenMs = useRef<number>(undefined);
  const field = (name: FieldPath<Fields>) => ({
    label: t(`contact.fields.${name}`),
    error: problemText(t, form.formState.errors[name]?.message),
    ...form.register(name),
  });

  const submit = form.handleSubmit((message) => {
    takenMs.current ??= Date.now() - openedAtMs.current;
    send.mutate(
      { ...message, elapsed_ms: takenMs.current },
      {
        onError: (error) => {
          if (!isApiError(error)) return;
          for (const [name, [problem]] of Object.entries(error.fields))
            if (name in empty)
              form.setError(name as FieldPath<Fields>, { message: problem ?? 'validation.invalid' });
        },
      },
    );
  });
  const beginAgain = () => {
    send.reset();
    form.reset(empty);
  };
  if (send.isSuccess) return <ContactThanks onAgain={beginAgain} />;
  return (
    <form noValidate className={css.form} onSubmit={(event) => void submit(event)}>
      <div className={css.pair}>
        <TextField autoComplete="name" maxLength={100} {...field('name')} />
        <TextField type="email" autoComplete="email" maxLength={190} {...field('email')} />
      </div>
      <div className={css.pair}>
        <TextField type="tel" autoComplete="tel" note={t('contact.optional')} {...field('phone')} />
        <TextField maxLength={150} note={t('contact.optional')} {...field('subject')} />
      </div>
      <TextArea rows={7} maxLength={4000} {...field('message')} />
      {/* Nobody sees this field; what fills it in is not a person. */}
      <div className={css.trap} aria-hidden="true">
        <TextField tabIndex={-1} autoComplete="off" {...field('website')} />
      </div>
      {send.isError && <Notice tone="error">{refusalOf(send.error) ?? t('contact.unreachable')}</Notice>}
      <Button
        type="submit"
        size="large"
        busy={form.formState.isSubmitting || send.isPending}
        className={css.button}
      >
        {t('contact.send')}
      </Button>
    </form>
  );
}

/** When the form was opened in the browser. Unit: milliseconds since 1970. */
function useOpenedAt() {
  const openedAtMs = useRef(0);
  useEffect(() => {
    openedAtMs.current = Date.now();
  }, []);
  return openedAtMs;
}

const isExpected = (error: Error): boolean => isApiError(error) || error.name === 'UnreachableError';

/** The server's own words, in the shopper's language. */
const refusalOf = (error: Error): string | undefined =>
  isApiError(error) && error.status < 500 ? error.message || undefined : undefined;
