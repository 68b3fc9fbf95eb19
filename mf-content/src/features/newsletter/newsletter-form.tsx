import { isApiError } from '@dana/api-client';
import { useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { lateResolver } from '@dana/forms/late-resolver';
import { Button, Icon, TextField } from '@dana/ui';
import { useMutation } from '@tanstack/react-query';
import { type Resolver, useForm } from 'react-hook-form';
import { subscribeMutation } from '../../api/newsletter.mutations.ts';
import css from './newsletter-form.module.css';

type Fields = { email: string; name: string };

const resolver = lateResolver<Resolver<Fields>>(async () => {
  const rulesFile = import(/* webpackChunkName: "rules-newsletter" */ './newsletter-resolver.ts');
  return (await rulesFile).newsletterResolver as Resolver<Fields>;
});

/** One field and its button; thanks stand in their place once the address is taken. */
export function NewsletterForm() {
  const { t } = useTexts('content');
  const { api } = useShell();
  const subscribe = useMutation({
    ...subscribeMutation(api),
    throwOnError: (error) => !isExpected(error),
  });
  const form = useForm<Fields>({ resolver, defaultValues: { email: '', name: '' }, mode: 'onSubmit' });
  const problem = form.formState.errors.email?.message;

  const submit = form.handleSubmit(({ email }) =>
    subscribe.mutate(email, {
      onError: (error) =>
        form.setError(
          'email',
          { message: refusalOf(error) ?? 'newsletter.unreachable' },
          { shouldFocus: true },
        ),
    }),
  );
  return (
    <div className={css.place}>
      {!subscribe.isSuccess && (
        <form noValidate className={css.form} onSubmit={(event) => void submit(event)}>
          <TextField
            type="email"
            autoComplete="email"
            label={t('newsletter.email')}
            error={problem && (problem.includes(' ') ? problem : t(problem))}
            {...form.register('email')}
          />
          <Button
            type="submit"
            busy={form.formState.isSubmitting || subscribe.isPending}
            className={css.button}
          >
            {t('newsletter.submit')}
          </Button>
        </form>
      )}
      <p role="status">
        {subscribe.isSuccess && (
          <span className={css.thanks}>
            <Icon name="success" size={24} className={css.mark} />
            {t('newsletter.thanks')}
          </span>
        )}
      </p>
    </div>
  );
}

function isExpected(error: Error): boolean {
  return isApiError(error) || error.name === 'UnreachableError';
}

/** The server's own words about the address, in the shopper's language. */
function refusalOf(error: Error): string | undefined {
  return isApiError(error) ? (error.fields.email?.[0] ?? error.message) || undefined : undefined;
}
