import { isApiError } from '@dana/api-client';
import { useShell } from '@dana/runtime';
import { Button } from '@dana/ui';
import { useMutation } from '@tanstack/react-query';
import { readOwnData } from '#api/privacy.ts';
import { useTranslation } from 'react-i18next';
import css from './privacy.module.css';

const files = { page: 'my-data.html', data: 'my-data.json' } as const;
const kinds = ['page', 'data'] as const;

/** What the shop has of the shopper, as a file to keep. */
export function OwnData() {
  const { t } = useTranslation('account');
  const { api } = useShell();
  const download = useMutation({
    mutationFn: async (kind: (typeof kinds)[number]) => keepFile(files[kind], await readOwnData(api, kind)),
  });
  const { error, isSuccess, variables } = download;
  const refusal = error && ((isApiError(error) && error.message) || t('form.failed'));
  const said = isSuccess && variables ? t('ownData.saved', { file: files[variables] }) : refusal;
  return (
    <div className={css.part}>
      <h3>{t('ownData.title')}</h3>
      <p className={css.lead}>{t('ownData.lead')}</p>
      <div className={css.actions}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            variant="outline"
            busy={download.isPending && variables === kind}
            disabled={download.isPending && variables !== kind}
            onClick={() => download.mutate(kind)}
          >
            {t(`ownData.${kind}`)}
          </Button>
        ))}
      </div>
      <p role="status" className={css.said}>
        {said}
      </p>
    </div>
  );
}

/** How long a browser may take to begin with a file that it was given. Unit: milliseconds. */
const takenAfterMs = 60_000;

/** Has the browser keep a file, where it keeps what is downloaded. */
function keepFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), takenAfterMs);
}
