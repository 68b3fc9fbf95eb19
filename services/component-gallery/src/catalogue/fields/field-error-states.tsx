import { FieldError } from '@dana/ui';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

/** The line under a control that says what is wrong. */
export function FieldErrorStates() {
  const { t } = usePageMessages();
  return (
    <States>
      <State name="default">
        <FieldError id="parts-error">{t('sample.emailError')}</FieldError>
      </State>
      <State name="longText">
        <FieldError id="parts-long-error">{t('sample.longError')}</FieldError>
      </State>
    </States>
  );
}
