import { SelectField } from '@dana/ui';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import { verbText } from '../texts/verb-text.ts';
import type { HappeningFilters } from './happening-filters.ts';

const kinds = ['change', 'publish', 'refused', 'token', 'keys', 'hooks', 'preview', 'staff', 'gc'] as const;
const verbs = [
  ...([
    'promote',
    'rollback',
    'canary',
    'abort',
    'pause',
    'resume',
    'freeze',
    'unfreeze',
    'pin',
    'unpin',
  ] as const),
  ...(['schedule', 'unschedule', 'restore', 'request', 'approve', 'reject'] as const),
] as const;

/** Kinds of lines and what changes do, in one list. */
export function WhatField({ filters: { kind, verb } }: { filters: HappeningFilters }) {
  const { t } = useConsoleTexts();
  return (
    <SelectField
      name="what"
      label={t('audit.what')}
      defaultValue={verb ? `verb ${verb}` : kind ? `kind ${kind}` : ''}
    >
      <option value="">{t('audit.all')}</option>
      {kinds.map((name) => (
        <option key={name} value={`kind ${name}`}>
          {t(`audit.kinds.${name}`)}
        </option>
      ))}
      <optgroup label={t('audit.changes')}>
        {verbs.map((name) => (
          <option key={name} value={`verb ${name}`}>
            {verbText(name, t)}
          </option>
        ))}
      </optgroup>
    </SelectField>
  );
}

/** The filters that a choice of the list stands for. */
export function whatOf(choice: string): HappeningFilters {
  const [of, name] = choice.split(' ');
  return of === 'kind' || of === 'verb' ? { [of]: name } : {};
}
