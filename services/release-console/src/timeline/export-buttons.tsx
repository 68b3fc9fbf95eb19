import { Button, Notice } from '@dana/ui';
import { useMutation } from '@tanstack/react-query';
import { callForFile } from '../calls/release-call.ts';
import { saveFile } from '../calls/save-file.ts';
import { envPath, shopEnv } from '../calls/shop-env.ts';
import { failureText } from '../texts/failure-text.ts';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import { auditQuery, type HappeningFilters } from './happening-filters.ts';
import css from './timeline-page.module.css';

const types = ['csv', 'json'] as const;

/** Saves all that fits the filters as a file, also what is not shown yet. */
export function ExportButtons({ filters }: { filters: HappeningFilters }) {
  const { t } = useConsoleTexts();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async (type: (typeof types)[number]) => {
      const bytes = await callForFile(envPath(`audit.${type}?${auditQuery(filters)}`));
      saveFile(bytes, `audit-${shopEnv}-${new Date().toISOString().slice(0, 10)}.${type}`);
    },
  });
  return (
    <div className={css.exports}>
      {types.map((type) => (
        <Button
          key={type}
          size="small"
          variant="outline"
          busy={isPending && variables === type}
          aria-label={t('audit.save', { type: type.toUpperCase() })}
          onClick={() => mutate(type)}
        >
          <bdi>{type.toUpperCase()}</bdi>
        </Button>
      ))}
      {error && <Notice tone="error">{failureText(error, t)}</Notice>}
    </div>
  );
}
