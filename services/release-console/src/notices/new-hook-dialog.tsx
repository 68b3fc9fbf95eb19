import { hookEventSchema } from '@dana/contracts/release/notice';
import type { AddHookAnswer } from '@dana/releases/admin/hooks/hook-admin';
import { Checkbox, ChoiceGroup, SelectField, TextField } from '@dana/ui';
import { useState } from 'react';
import { call } from '../calls/release-call.ts';
import { envPath } from '../calls/shop-env.ts';
import { FormDialog } from '../change/form-dialog.tsx';
import { useConsoleTexts } from '../texts/use-console-texts.ts';

type NewHookDialogProps = { onClose: () => void; onAdded: (answer: AddHookAnswer) => void };

const presets = ['json', 'slack', 'mail'] as const;

/** Asks where notices go, how they are written, and of what they are. */
export function NewHookDialog({ onClose, onAdded }: NewHookDialogProps) {
  const { t } = useConsoleTexts();
  const [preset, setPreset] = useState<string>('json');
  const isMail = preset === 'mail';
  const add = async (fields: FormData) => {
    const address = String(fields.get('address')).trim();
    const body = {
      url: isMail ? `mailto:${address}` : address,
      preset,
      events: fields.getAll('event').map(String),
    };
    onAdded(await call<AddHookAnswer>(envPath('hooks'), { method: 'POST', body }));
  };
  return (
    <FormDialog
      title={t('notices.newTitle')}
      text={t('notices.newText')}
      confirm={t('notices.add')}
      onClose={onClose}
      onSend={add}
    >
      <SelectField
        name="preset"
        label={t('notices.preset')}
        value={preset}
        onChange={(event) => setPreset(event.currentTarget.value)}
      >
        {presets.map((one) => (
          <option key={one} value={one}>
            {t(`notices.presets.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        key={String(isMail)}
        type={isMail ? 'email' : 'url'}
        name="address"
        label={t(isMail ? 'notices.mailAddress' : 'notices.address')}
        hint={t(`notices.hints.${preset}`)}
        autoComplete="off"
        dir="ltr"
        required
      />
      <ChoiceGroup legend={t('notices.of')}>
        {hookEventSchema.options.map((event) => (
          <Checkbox
            key={event}
            name="event"
            value={event}
            label={t(`notices.events.${event}`)}
            // Strangers make those.
            defaultChecked={event !== 'refused'}
          />
        ))}
      </ChoiceGroup>
    </FormDialog>
  );
}
