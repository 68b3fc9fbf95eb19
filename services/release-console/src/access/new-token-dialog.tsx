import type { NewTokenAnswer } from '@dana/releases/admin/release-admin';
import { Checkbox, ChoiceGroup, TextField } from '@dana/ui';
import { call } from '../calls/release-call.ts';
import { FormDialog } from '../change/form-dialog.tsx';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import { actionsOfAll, actionsOfOne, chosenScopes } from './chosen-scopes.ts';

type NewTokenDialogProps = {
  names: readonly string[];
  onClose: () => void;
  onMade: (answer: NewTokenAnswer) => void;
};

/** Asks for whom a new token is, what it may, and for how long. */
export function NewTokenDialog({ names, onClose, onMade }: NewTokenDialogProps) {
  const { t } = useConsoleTexts();
  const make = async (fields: FormData) => {
    const body = {
      name: String(fields.get('name')).trim(),
      scopes: chosenScopes(fields),
      days: Number(fields.get('days')),
    };
    onMade(await call<NewTokenAnswer>('/v1/tokens', { method: 'POST', body }));
  };
  return (
    <FormDialog
      title={t('access.new.title')}
      text={t('access.new.text')}
      confirm={t('access.new.confirm')}
      onClose={onClose}
      onSend={make}
    >
      <TextField
        name="name"
        label={t('access.new.name')}
        hint={t('access.new.nameHint')}
        pattern="[A-Za-z0-9_. \-]{2,60}"
        autoComplete="off"
        dir="ltr"
        required
      />
      <ChoiceGroup legend={t('access.new.may')}>
        {[...actionsOfOne, ...actionsOfAll].map((action) => (
          <Checkbox key={action} name="action" value={action} label={t(`access.actions.${action}`)} />
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend={t('access.new.of')}>
        {['*', ...names].map((name) => (
          <Checkbox
            key={name}
            name="remote"
            value={name}
            label={name === '*' ? t('access.everything') : <bdi>{name}</bdi>}
          />
        ))}
      </ChoiceGroup>
      <TextField
        type="number"
        name="days"
        label={t('access.new.days')}
        min={1}
        max={366}
        defaultValue={90}
        required
      />
    </FormDialog>
  );
}
