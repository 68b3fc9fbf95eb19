import { useTexts } from '@dana/i18n';
import { Button, classNames } from '@dana/ui';
import { useHydrated } from '@dana/ui/use-hydrated';
import type { ReactNode, SubmitEventHandler } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import css from './account-form.module.css';
import { FormProblem } from './form-problem.tsx';

type FormShellProps<Values extends FieldValues, Context, Checked> = {
  form: UseFormReturn<Values, Context, Checked>;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  submitLabel: string;
  /** `page`: the one thing of its page. `panel`: one of several, its button as long as its words. */
  size?: 'page' | 'panel';
  /** Beside the button: another way out. */
  actions?: ReactNode;
  children: ReactNode;
};

/** What every form of the account has: what is wrong with it as a whole, its fields, its button. */
export function FormShell<Values extends FieldValues, Context, Checked>(
  props: FormShellProps<Values, Context, Checked>,
) {
  const { form, onSubmit, submitLabel, size = 'page', actions, children } = props;
  const { t } = useTexts('account');
  const isHydrated = useHydrated();
  const { errors, isSubmitting, submitCount } = form.formState;
  const problem = errors.root?.server?.message;
  const isPage = size === 'page';
  return (
    <FormProvider {...form}>
      {/* POST, so that a browser without scripts never writes a password into an address. */}
      <form method="post" noValidate className={css.form} onSubmit={onSubmit}>
        {problem && <FormProblem key={submitCount}>{problem}</FormProblem>}
        {children}
        <div className={classNames(css.actions, isPage && css.block)}>
          <Button
            type={isHydrated ? 'submit' : 'button'}
            size={isPage ? 'large' : 'medium'}
            block={isPage}
            busy={isSubmitting}
          >
            {submitLabel}
          </Button>
          {actions}
        </div>
        <noscript>{t('form.needsScript')}</noscript>
      </form>
    </FormProvider>
  );
}
