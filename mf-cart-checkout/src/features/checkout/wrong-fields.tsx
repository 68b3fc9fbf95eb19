import { useFormAround } from '@dana/forms/shop-form-view';
import { Notice } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import type { CheckoutFieldName, CheckoutValues } from './checkout-values.ts';
import css from './wrong-fields.module.css';

/** The fields to be put right, each a way to it. */
export function WrongFields({ names }: { names: readonly CheckoutFieldName[] }) {
  const { t } = useTranslation('cart-checkout');
  const { setFocus } = useFormAround<CheckoutValues>().form;
  if (names.length === 0) return null;
  return (
    <Notice tone="error" title={t('wrongFields.title')} role="none">
      <ul className={css.list}>
        {names.map((name) => (
          <li key={name}>
            <button type="button" className={css.link} onClick={() => focusField(name, setFocus)}>
              {t(`field.${name}`)}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** The area is no field of the form library: it is found by its mark. */
function focusField(name: CheckoutFieldName, setFocus: (name: CheckoutFieldName) => void): void {
  const area = name === 'city_id' && document.querySelector<HTMLElement>('[data-field="city_id"] input');
  if (area) area.focus();
  else setFocus(name);
}
