import { SelectField } from '@dana/ui';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

const cities = ['kuwait', 'hawalli', 'salmiya'] as const;

/** The platform's own list of choices. */
export function SelectFieldStates() {
  const { t } = usePageMessages();
  const options = cities.map((city) => (
    <option key={city} value={city}>
      {t(`sample.cities.${city}`)}
    </option>
  ));
  const label = t('sample.city');
  return (
    <States>
      <State name="empty">
        <SelectField label={label} defaultValue="">
          <option value="">{t('sample.choose')}</option>
          {options}
        </SelectField>
      </State>
      <State name="filled">
        <SelectField label={label} defaultValue="salmiya" hint={t('sample.cityHint')}>
          {options}
        </SelectField>
      </State>
      <State name="error">
        <SelectField label={label} defaultValue="" error={t('sample.cityError')}>
          <option value="">{t('sample.choose')}</option>
          {options}
        </SelectField>
      </State>
      <State name="disabled">
        <SelectField label={label} defaultValue="kuwait" disabled>
          {options}
        </SelectField>
      </State>
    </States>
  );
}
