import type { SlotDifference } from '@dana/releases/reading/compare-revisions';
import { Checkbox } from '@dana/ui';
import { useState } from 'react';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import css from './restore-steps.module.css';
import { stepText } from './step-text.ts';

/** What becomes of each deployable; where there are several, each can be left as it is. */
export function RestoreSteps({ steps }: { steps: readonly SlotDifference[] }) {
  const { t } = useConsoleTexts();
  const [left, setLeft] = useState<readonly string[]>([]);
  const isNone = left.length === steps.length;
  return (
    <ul className={css.steps}>
      {steps.map((step, index) => (
        <li key={step.remote}>
          {steps.length === 1 ? (
            stepText(step, t)
          ) : (
            <Checkbox
              name="remotes"
              value={step.remote}
              label={stepText(step, t)}
              defaultChecked
              // The browser's own word for it: one of them at least.
              required={isNone && index === 0}
              onChange={({ target }) =>
                setLeft(target.checked ? left.filter((name) => name !== step.remote) : [...left, step.remote])
              }
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** What is sent for those that were chosen; nothing where it is all of them. */
export function onlyChosen(fields: FormData, count: number): { remotes?: string[] } {
  const remotes = fields.getAll('remotes').map(String);
  return remotes.length === 0 || remotes.length === count ? {} : { remotes };
}
