import { Field } from '@dana/ui';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

/** Label, hint and error around a control that no other part brings. */
export function FieldStates() {
  const { t } = usePageMessages();
  return (
    <States>
      <State name="hint">
        <Field label={t('sample.loudness')} hint={t('sample.loudnessHint')} note={t('sample.optional')}>
          {(control) => <input type="range" {...control} />}
        </Field>
      </State>
      <State name="error">
        <Field label={t('sample.loudness')} error={t('sample.loudnessError')}>
          {(control) => <input type="range" {...control} />}
        </Field>
      </State>
    </States>
  );
}
