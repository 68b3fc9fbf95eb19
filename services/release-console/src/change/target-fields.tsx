import { locales } from '@dana/contracts/locale';
import type { Targets } from '@dana/contracts/release/canary-targets';
import { Checkbox, SelectField, TextArea, TextField } from '@dana/ui';
import { languageNames } from '../frame/console-frame.tsx';
import { useConsoleTexts } from '../texts/texts.ts';
import css from './target-fields.module.css';

/** For whom a canary is, when it is not for everybody; closed unless it has such targets already. */
export function TargetFields({ targets }: { targets: Targets | undefined }) {
  const { t } = useConsoleTexts();
  const { language = '', countries = [], signedIn, staff, ids = [] } = targets ?? {};
  return (
    <details className={css.targets} open={targets !== undefined}>
      <summary>{t('targets.title')}</summary>
      <div className={css.fields}>
        <p className={css.text}>{t('targets.text')}</p>
        {targets && <input type="hidden" name="hadTargets" value="yes" />}
        <SelectField name="language" label={t('targets.language')} defaultValue={language}>
          <option value="">{t('targets.any')}</option>
          {locales.map((locale) => (
            <option key={locale} value={locale}>
              {languageNames[locale]}
            </option>
          ))}
        </SelectField>
        <TextField
          name="countries"
          label={t('targets.countries')}
          hint={t('targets.countriesHint')}
          pattern="[A-Za-z,، ]*"
          defaultValue={countries.join(', ')}
          autoComplete="off"
          dir="ltr"
        />
        <SelectField
          name="signedIn"
          label={t('targets.signedIn')}
          defaultValue={signedIn === undefined ? '' : signedIn ? 'yes' : 'no'}
        >
          <option value="">{t('targets.any')}</option>
          <option value="yes">{t('targets.onlySignedIn')}</option>
          <option value="no">{t('targets.onlyGuests')}</option>
        </SelectField>
        <Checkbox name="staff" value="yes" label={t('targets.staff')} defaultChecked={staff} />
        <TextArea
          name="ids"
          label={t('targets.ids')}
          hint={t('targets.idsHint')}
          defaultValue={ids.join('\n')}
          rows={2}
          dir="ltr"
        />
      </div>
    </details>
  );
}
