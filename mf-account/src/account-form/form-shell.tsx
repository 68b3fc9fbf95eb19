import { FormProblem, ShopFormView } from '@dana/forms/shop-form-view';
import { SubmitButton } from '@dana/forms/submit-button';
import type { ShopForm } from '@dana/forms/use-shop-form';
import { classNames } from '@dana/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import css from './account-form.module.css';

type FormShellProps<Values extends FieldValues, Context> = {
  shopForm: ShopForm<Values, Context>;
  submitLabel: string;
  /** `page`: the one thing of its page. `panel`: one of several, its button as long as its words. */
  size?: 'page' | 'panel';
  /** Beside the button: another way out. */
  actions?: ReactNode;
  children: ReactNode;
};

/** What every form of the account has: what is wrong with it as a whole, its fields, its button. */
export function FormShell<Values extends FieldValues, Context>(props: FormShellProps<Values, Context>) {
  const { shopForm, submitLabel, size = 'page', actions, children } = props;
  const isPage = size === 'page';
  return (
    <ShopFormView shopForm={shopForm} className={css.form}>
      <FormProblem />
      {children}
      <div className={classNames(css.actions, isPage && css.block)}>
        <SubmitButton size={isPage ? 'large' : 'medium'} block={isPage}>
          {submitLabel}
        </SubmitButton>
        {actions}
      </div>
    </ShopFormView>
  );
}
