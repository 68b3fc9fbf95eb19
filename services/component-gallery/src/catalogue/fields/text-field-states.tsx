import { Button, TextField } from '@dana/ui';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

/** One line of text. */
export function TextFieldStates() {
  const { t } = usePageMessages();
  return (
    <States>
      <State name="empty">
        <TextField label={t('sample.name')} placeholder={t('sample.namePlaceholder')} />
      </State>
      <State name="filled">
        <TextField label={t('sample.name')} defaultValue={t('sample.person')} />
      </State>
      <State name="hint">
        <TextField
          label={t('sample.email')}
          type="email"
          hint={t('sample.emailHint')}
          note={t('sample.optional')}
        />
      </State>
      <State name="error">
        <TextField
          label={t('sample.email')}
          type="email"
          defaultValue="noura@"
          error={t('sample.emailError')}
        />
      </State>
      <State name="unit">
        <TextField label={t('sample.mobile')} type="tel" unit="+965" defaultValue="5000 1234" />
      </State>
      <State name="aside">
        <TextField
          label={t('sample.coupon')}
          dir="ltr"
          defaultValue="PEARL10"
          after={
            <Button size="small" variant="quiet">
              {t('sample.apply')}
            </Button>
          }
        />
      </State>
      <State name="disabled">
        <TextField label={t('sample.name')} defaultValue={t('sample.person')} disabled />
      </State>
      <State name="longText">
        <TextField label={t('sample.longLabel')} error={t('sample.longError')} />
      </State>
    </States>
  );
}
