import { SelectField } from '@dana/ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useRegistry } from '../calls/queries.ts';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import css from './difference-page.module.css';
import type { Versions } from './use-difference.ts';

type VersionPickersProps = {
  remote: string;
  published: readonly string[];
  live: string | undefined;
  chosen: Versions | undefined;
};

/** Which deployable, and which two of its versions. The choice stands in the address. */
export function VersionPickers({ remote, published, live, chosen }: VersionPickersProps) {
  const { t } = useConsoleTexts();
  const { data: registry } = useRegistry();
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const remotes = [...new Set([...Object.keys(registry?.slots ?? {}), remote])];
  const choose = (side: keyof Versions, version: string) => {
    const next = new URLSearchParams(address);
    for (const [name, value] of Object.entries({ ...chosen, [side]: version })) next.set(name, value);
    setAddress(next);
  };
  return (
    <div className={css.pickers}>
      <SelectField
        className={css.remote}
        label={t('audit.remote')}
        value={remote}
        onChange={({ target }) => void navigate(`/releases/${target.value}`)}
      >
        {remotes.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      {(['from', 'to'] as const).map((side) => (
        <SelectField
          key={side}
          label={t(`difference.${side}`)}
          value={chosen?.[side] ?? ''}
          onChange={({ target }) => choose(side, target.value)}
        >
          {versionsWith(published, chosen?.[side]).map((version) => (
            <option key={version} value={version}>
              {version === live ? t('difference.liveVersion', { version }) : version}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  );
}

/** An address may name a version that was never published: then that is what the list says, and the page why there is nothing. */
const versionsWith = (published: readonly string[], chosen: string | undefined): string[] =>
  chosen === undefined || published.includes(chosen) ? [...published] : [chosen, ...published];
