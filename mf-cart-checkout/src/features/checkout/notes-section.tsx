import { paths } from '@dana/contracts/paths';
import { CountedArea } from '@dana/forms/counted-area';
import { useFormAround } from '@dana/forms/shop-form-view';
import { Checkbox } from '@dana/ui';
import { useController } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { agreed, type CheckoutValues } from './checkout-values.ts';
import css from './form-grid.module.css';
import { Section } from './section.tsx';

/** As the API takes them. Source: placeOrderInputSchema of @dana/contracts. */
const notesMax = 1000;

/** A word to the courier, where the back end passes one on, and the tick at the terms. */
export function NotesSection({ takesNotes }: { takesNotes: boolean }) {
  const { t } = useTranslation('cart-checkout');
  return (
    <Section number={5} title={t(takesNotes ? 'notes.title' : 'notes.termsTitle')}>
      {takesNotes && (
        <CountedArea<CheckoutValues>
          name="notes"
          label={t('field.notes')}
          note={t('field.optional')}
          max={notesMax}
          rows={3}
        />
      )}
      <div>
        <Agreement />
        <Link to={paths.page('terms')} className={css.link}>
          {t('notes.terms')}
        </Link>
      </div>
    </Section>
  );
}

function Agreement() {
  const { t } = useTranslation('cart-checkout');
  const { errorOf } = useFormAround<CheckoutValues>();
  const { field } = useController<CheckoutValues, 'agreement'>({ name: 'agreement' });
  return (
    <Checkbox
      ref={field.ref}
      name={field.name}
      checked={field.value === agreed}
      onChange={(event) => field.onChange(event.target.checked ? agreed : '')}
      onBlur={field.onBlur}
      label={t('notes.agree')}
      aria-required
      error={errorOf('agreement')}
    />
  );
}
