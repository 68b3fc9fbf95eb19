import { TextArea } from '@dana/ui';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

/** Several lines of text. */
export function TextAreaStates() {
  const { t } = usePageMessages();
  const label = t('sample.message');
  return (
    <States>
      <State name="empty">
        <TextArea label={label} rows={3} hint={t('sample.messageHint')} />
      </State>
      <State name="filled">
        <TextArea label={label} rows={3} defaultValue={t('sample.paragraph')} />
      </State>
      <State name="error">
        <TextArea label={label} rows={3} error={t('sample.messageError')} />
      </State>
      <State name="disabled">
        <TextArea label={label} rows={3} defaultValue={t('sample.paragraph')} disabled />
      </State>
    </States>
  );
}
