import { isApiError } from '@dana/api-client';
import { useSession, useShell } from '@dana/runtime';
import { lateRules } from '@dana/forms/late-rules';
import { useEffect, useState } from 'react';
import { savePicture, uploadPicture } from '#api/profile.mutations.ts';
import { useTranslation } from 'react-i18next';

// Without them the API looks at the picture's kind and size, and its words are shown.
const askRules = lateRules(async () => (await import('./picture-rules.ts')).pictureProblem);

type Chosen = { file: File; url: string };

/** A new picture of the shopper: chosen, looked at, sent, and only then theirs. */
export function usePicture() {
  const { t } = useTranslation('account');
  const { api, showToast } = useShell();
  const { refresh } = useSession();
  const [chosen, setChosen] = useState<Chosen>();
  const [sentPercent, setSentPercent] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const url = chosen?.url;

  // The browser keeps the file in memory for as long as its address is good.
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);

  return {
    previewUrl: url,
    sentPercent,
    problem,
    async choose(file: File): Promise<void> {
      const reason = (await askRules())?.(file);
      setProblem(reason && t(`picture.${reason}`));
      setChosen(reason ? undefined : { file, url: URL.createObjectURL(file) });
    },
    cancel(): void {
      setChosen(undefined);
      setProblem(undefined);
    },
    async save(): Promise<void> {
      if (!chosen || sentPercent !== undefined) return;
      setProblem(undefined);
      setSentPercent(0);
      try {
        const id = await uploadPicture(api, chosen.file, setSentPercent);
        await savePicture(api, id);
        await refresh();
        setChosen(undefined);
        showToast({ kind: 'success', text: t('information.updated') });
      } catch (error) {
        setProblem((isApiError(error) && error.message) || t('picture.failed'));
      } finally {
        setSentPercent(undefined);
      }
    },
  };
}
