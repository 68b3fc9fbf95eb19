import { SelectField, TextField } from '@dana/ui';
import { usePublished } from '../calls/queries.ts';
import { useConsoleMessages } from '../messages.ts';
import type { ChangeRequest, FormParts } from './change-request.ts';

type ChangeFieldsProps = { parts: FormParts; request: ChangeRequest };

/** The fields that a verb has beside its reason. */
export function ChangeFields({ parts: { versions, share }, request }: ChangeFieldsProps) {
  const { t } = useConsoleMessages();
  return (
    <>
      {versions === 'previous' && <VersionField versions={goBackTo(request)} usual={t('newestGood')} />}
      {versions === 'published' && <PublishedField request={request} />}
      {share && <ShareFields percent={request.slot?.canary?.percent ?? 5} />}
    </>
  );
}

const goBackTo = ({ slot }: ChangeRequest): string[] =>
  slot?.previous.filter((version) => !slot.blocked.includes(version)) ?? [];

function PublishedField({ request: { remote, slot } }: { request: ChangeRequest }) {
  const { data } = usePublished(remote);
  const versions = data?.releases.map(({ version }) => version) ?? [];
  const offered = versions.filter((version) => version !== slot?.stable);
  return <VersionField versions={offered} chosen={slot?.canary?.version} />;
}

type VersionFieldProps = {
  versions: readonly string[];
  chosen?: string | undefined;
  /** What no choice means, where one need not be made. */
  usual?: string | undefined;
};

function VersionField({ versions, chosen, usual }: VersionFieldProps) {
  const { t } = useConsoleMessages();
  return (
    // The list comes after the form: a new one begins with what is chosen.
    <SelectField
      key={versions.join()}
      name="version"
      label={t('version')}
      defaultValue={chosen}
      required={usual === undefined}
    >
      {usual !== undefined && <option value="">{usual}</option>}
      {versions.map((version) => (
        // Isolated, so that 1.0.2-beta.1 reads the same from right to left; the field itself keeps its direction.
        <option key={version} value={version}>{`\u2066${version}\u2069`}</option>
      ))}
    </SelectField>
  );
}

function ShareFields({ percent }: { percent: number }) {
  const { t } = useConsoleMessages();
  const number = { type: 'number', inputMode: 'decimal', required: true } as const;
  return (
    <>
      <TextField
        {...number}
        name="percent"
        label={t('share')}
        min={0}
        max={100}
        step={0.01}
        defaultValue={percent}
      />
      <TextField
        name="steps"
        label={t('steps')}
        hint={t('stepsHint')}
        pattern="[\p{Nd}\p{Default_Ignorable_Code_Point}\p{Zs}.٫,،]*"
        autoComplete="off"
        dir="ltr"
      />
      <TextField
        {...number}
        name="every"
        label={t('every')}
        min={1}
        max={10_080}
        step={1}
        defaultValue={10}
      />
    </>
  );
}
