import type { RegistryView } from '@dana/releases/admin/registry-view';
import type { RuleAnswer } from '@dana/releases/admin/second-person-forms';
import { Button, SelectField, TextField } from '@dana/ui';
import { useState } from 'react';
import { useChanges } from '../change/change-provider.tsx';
import { ReasonDialog } from '../change/reason-dialog.tsx';
import { Panel, PanelLine } from '../frame/panel.tsx';
import { instantText } from '../texts/instant-text.ts';
import { useConsoleTexts } from '../texts/use-console-texts.ts';

/** What a request can wait for when nobody says it. Unit: hours. */
const usualHours = 24;

/** Where changes need a second person, and an end or a beginning of that. */
export function RulePanel({ registry: { secondPerson = {}, slots } }: { registry: RegistryView }) {
  const { t, locale } = useConsoleTexts();
  const { say } = useChanges();
  const [open, setOpen] = useState<{ ends?: string }>();
  const nameOf = (remote: string) => (remote === '*' ? t('access.everything') : remote);
  const lines = Object.entries(secondPerson).map(([remote, { by, at, reason, hours }]) => (
    <PanelLine
      key={remote}
      name={<strong>{nameOf(remote)}</strong>}
      notes={[
        <bdi key="why">{reason}</bdi>,
        t('access.rules.by', { by, at: instantText(at, locale), hours: t('access.hours', { count: hours }) }),
      ]}
      actions={
        <Button
          size="small"
          variant="outline"
          aria-label={t('access.rules.endOf', { name: nameOf(remote) })}
          onClick={() => setOpen({ ends: remote })}
        >
          {t('access.rules.end')}
        </Button>
      }
    />
  ));
  const done = ({ changed }: RuleAnswer) => {
    say(t(changed ? 'access.rules.done' : 'access.rules.already'));
    setOpen(undefined);
  };
  const body = (fields: FormData) =>
    open?.ends === undefined
      ? { remote: String(fields.get('remote')), isOn: true, hours: Number(fields.get('hours')) }
      : { remote: open.ends, isOn: false };
  const verb = open?.ends === undefined ? 'add' : 'end';
  return (
    <Panel
      title={t('access.rules.title')}
      text={t('access.rules.text')}
      action={
        <Button size="small" variant="outline" onClick={() => setOpen({})}>
          {t('access.rules.add')}
        </Button>
      }
      lines={lines}
      empty={t('access.rules.none')}
    >
      {open && (
        <ReasonDialog<RuleAnswer>
          title={t(`access.rules.${verb}Title`, { name: nameOf(open.ends ?? '') })}
          text={t(`access.rules.${verb}Text`)}
          confirm={t(`access.rules.${verb}`)}
          path="second-person"
          body={body}
          onClose={() => setOpen(undefined)}
          onDone={done}
        >
          {verb === 'add' && (
            <>
              <SelectField name="remote" label={t('access.rules.of')} required>
                {['*', ...Object.keys(slots)].map((remote) => (
                  <option key={remote} value={remote}>
                    {nameOf(remote)}
                  </option>
                ))}
              </SelectField>
              <TextField
                type="number"
                name="hours"
                label={t('access.rules.hours')}
                min={1}
                max={720}
                defaultValue={usualHours}
                required
              />
            </>
          )}
        </ReasonDialog>
      )}
    </Panel>
  );
}
