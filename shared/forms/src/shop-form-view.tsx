import { Notice } from '@dana/ui';
import { createContext, type ReactNode, useContext } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import type { ShopForm } from './use-shop-form.ts';

type Plain = ShopForm<FieldValues>;
const ShopFormContext = createContext<Plain | undefined>(undefined);

/** The form around this field. Errors: throws outside of one. */
export function useFormAround<Values extends FieldValues>(): ShopForm<Values> {
  const form = useContext(ShopFormContext);
  if (!form) throw new Error('There is no form around this field. Put it into <ShopFormView>.');
  return form as unknown as ShopForm<Values>;
}

type ShopFormProviderProps<Values extends FieldValues, Context> = {
  shopForm: ShopForm<Values, Context>;
  children: ReactNode;
};

/** Makes a form the one around all that stands in it, whether in its element or beside it. */
export function ShopFormProvider<Values extends FieldValues, Context>(
  props: ShopFormProviderProps<Values, Context>,
) {
  const { shopForm, children } = props;
  return (
    <ShopFormContext value={shopForm as unknown as Plain}>
      <FormProvider {...shopForm.form}>{children}</FormProvider>
    </ShopFormContext>
  );
}

type ShopFormViewProps<Values extends FieldValues, Context> = ShopFormProviderProps<Values, Context> & {
  label?: string | undefined;
  className?: string | undefined;
};

/** The form element of `useShopForm`. POST, so that a browser without scripts never writes what is typed into an address; it says that it needs them. */
export function ShopFormView<Values extends FieldValues, Context>(props: ShopFormViewProps<Values, Context>) {
  const { shopForm, label, className, children } = props;
  const { t, place, submit, isSending } = shopForm;
  return (
    <ShopFormProvider shopForm={shopForm}>
      <form
        ref={place}
        method="post"
        noValidate
        aria-label={label}
        aria-busy={isSending || undefined}
        className={className}
        onSubmit={(event) => void submit(event)}
      >
        {children}
        <noscript>{t('validation.needsScript')}</noscript>
      </form>
    </ShopFormProvider>
  );
}

/** Why the form could not be sent, as far as no field says it. It is announced, and takes the keyboard where no field does. */
export function FormProblem({ className }: { className?: string | undefined }) {
  const { problem } = useFormAround();
  if (problem === undefined) return null;
  return (
    <div tabIndex={-1} data-form-problem="" className={className}>
      <Notice tone="error">{problem}</Notice>
    </div>
  );
}
