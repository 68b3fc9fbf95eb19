import { useTexts } from '@dana/i18n';
import { TextField } from '@dana/ui';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useFieldError } from './use-field-error.ts';

/**
 * Stands in the area's place until the searchable list is there: with its name and with what is wrong with it, so that a
 * press on "Place order" leads here already.
 * @param wasFocused – told whether the keyboard was here when the list came.
 */
export function PendingArea({ wasFocused }: { wasFocused: RefObject<boolean> }) {
  const { t } = useTexts('cart-checkout');
  const error = useFieldError('city_id');
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const own = input.current;
    return () => {
      wasFocused.current = own !== null && document.activeElement === own;
    };
  }, [wasFocused]);
  return (
    <div data-field="city_id" aria-busy="true">
      <TextField
        ref={input}
        label={t('field.city_id')}
        error={error}
        placeholder={t('address.areaPlaceholder')}
        readOnly
      />
    </div>
  );
}
