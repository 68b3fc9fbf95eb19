import { useFormAround } from '@dana/forms/shop-form-view';
import { TextField } from '@dana/ui';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { AddressValues } from './empty-address.ts';

/**
 * Stands in the area's place until the searchable list is there: of the same size, with its name and with what is wrong
 * with it, so that sending leads here already.
 * @param wasFocused – set to whether the keyboard was here when the list came.
 */
export function PendingArea({ wasFocused }: { wasFocused: RefObject<boolean> }) {
  const { errorOf, t } = useFormAround<AddressValues>();
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
        error={errorOf('city_id')}
        aria-required
        placeholder={t('address.areaPlaceholder')}
        readOnly
      />
    </div>
  );
}
