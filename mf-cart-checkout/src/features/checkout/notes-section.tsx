import { paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { TextArea } from '@dana/ui';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { CheckoutValues } from './checkout-values.ts';
import css from './form-grid.module.css';
import { Section } from './section.tsx';
import { useFieldError } from './use-field-error.ts';

/** A word to the courier, and the terms. */
export function NotesSection() {
  const { t } = useTexts('cart-checkout');
  const { register } = useFormContext<CheckoutValues>();
  return (
    <Section number={5} title={t('notes.title')}>
      <TextArea
        {...register('notes')}
        label={t('field.notes')}
        note={t('field.optional')}
        rows={3}
        error={useFieldError('notes')}
      />
      <p className={css.terms}>
        {t('notes.agreement')} <Link to={paths.page('terms')}>{t('notes.terms')}</Link>
      </p>
    </Section>
  );
}
