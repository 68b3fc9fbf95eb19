import { isApiError } from '@dana/api-client';
import type { TrackedOrder } from '@dana/contracts/api/order';
import { useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { lateRules } from '@dana/forms/late-rules';
import { Button, classNames, Notice, TextField } from '@dana/ui';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { trackOrderMutation } from '#api/order.mutations.ts';
import panel from '#parts/panel.module.css';
import css from './track-form.module.css';
import { checkWithoutRules, type TrackingField } from './tracking-wish.ts';

const askRules = lateRules(async () => (await import('./track-rules.ts')).checkTracking);

/** `fields` holds keys of the texts. */
type Problem = { fields: Partial<Record<TrackingField, string>>; text?: string };

/** Asks for an order by its number and the e-mail or phone it was placed with. Sent in a body, never in an address. */
export function TrackForm({ onFound }: { onFound: (order: TrackedOrder) => void }) {
  const { t } = useTexts('cart-checkout');
  const { api } = useShell();
  const [problem, setProblem] = useState<Problem>({ fields: {} });
  const [isChecking, setChecking] = useState(false);
  const { mutateAsync, isPending } = useMutation(trackOrderMutation(api));
  const isBusy = isChecking || isPending;
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy || !form.current) return;
    const typed = new FormData(form.current);
    setChecking(true);
    const check = (await askRules()) ?? checkWithoutRules;
    setChecking(false);
    const checked = check({ number: String(typed.get('number')), contact: String(typed.get('contact')) });
    if ('wrong' in checked) {
      setProblem({ fields: checked.wrong });
      form.current
        ?.querySelector<HTMLElement>(`[name="${checked.wrong.number ? 'number' : 'contact'}"]`)
        ?.focus();
      return;
    }
    setProblem({ fields: {} });
    try {
      onFound(await mutateAsync(checked.wish));
    } catch (error) {
      setProblem({ fields: {}, text: refusalText(error, t) });
    }
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className={classNames(panel.panel, css.form)}>
      <p className={css.intro}>{t('track.intro')}</p>
      {problem.text && <Notice tone="error">{problem.text}</Notice>}
      <div className={css.fields}>
        <TextField
          name="number"
          label={t('track.number')}
          hint={t('track.numberHint')}
          dir="ltr"
          autoComplete="off"
          error={problem.fields.number && t(problem.fields.number)}
        />
        <TextField
          name="contact"
          label={t('track.contact')}
          dir="ltr"
          autoComplete="email"
          error={problem.fields.contact && t(problem.fields.contact)}
        />
      </div>
      <div>
        <Button type="submit" size="large" icon="search" busy={isBusy}>
          {t('track.submit')}
        </Button>
      </div>
    </form>
  );
}

/** One sentence for whatever was wrong: who guesses learns nothing. */
function refusalText(error: unknown, t: ReturnType<typeof useTexts>['t']): string {
  if (!isApiError(error)) return t('read.unreachable');
  if (error.status === 429)
    return t('track.tooMany', { count: Math.max(1, Math.ceil((error.retryAfterSeconds ?? 60) / 60)) });
  return error.status < 500 ? t('track.notFound') : t('orderPage.failed');
}
