import type { TestHookAnswer } from '@dana/releases/admin/hooks/hook-admin';
import { Badge, Button } from '@dana/ui';
import { useState } from 'react';
import { call } from '../calls/release-call.ts';
import { envPath } from '../calls/shop-env.ts';
import { useChanges } from '../change/change-provider.tsx';
import { FormDialog } from '../change/form-dialog.tsx';
import { PanelLine } from '../frame/panel.tsx';
import { failureText } from '../texts/failure-text.ts';
import { instantText } from '../texts/instant-text.ts';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import { HookState } from './hook-state.tsx';
import type { ShownHook } from './notice-queries.ts';

/** One subscription: where it leads, of what, how deliveries go, and what can be done. */
export function HookLine({ hook }: { hook: ShownHook }) {
  const { t, locale } = useConsoleTexts();
  const { say } = useChanges();
  const [isEnding, setIsEnding] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { id, target, preset, events, suspended, createdAt, createdBy } = hook;
  const path = envPath(`hooks/${id}`);
  const attempt = async (does: () => Promise<string>) => {
    setIsBusy(true);
    say(await does().catch((error: unknown) => failureText(error, t)));
    setIsBusy(false);
  };
  const test = async () => {
    const { delivered, why } = await call<TestHookAnswer>(`${path}/test`, { method: 'POST', body: {} });
    return delivered ? t('notices.testTaken', { target }) : t('notices.testLost', { target, why: why ?? '' });
  };
  const resume = async () => {
    await call(`${path}/resume`, { method: 'POST', body: {} });
    return t('notices.resumed', { target });
  };
  const remove = async () => {
    await call(path, { method: 'DELETE' });
    setIsEnding(false);
    say(t('notices.removed', { target }));
  };
  const buttons = [
    { key: 'test', onClick: () => void attempt(test) },
    ...(suspended ? [{ key: 'resume', onClick: () => void attempt(resume) }] : []),
    { key: 'remove', onClick: () => setIsEnding(true) },
  ] as const;
  return (
    <PanelLine
      name={
        <>
          <strong>
            <bdi dir="ltr">{target}</bdi>
          </strong>
          <Badge>{t(`notices.presets.${preset}`)}</Badge>
        </>
      }
      notes={[
        events.map((event) => eventText(event, t)).join(t('timeline.and')),
        <HookState key="state" hook={hook} />,
        t('notices.by', { by: createdBy, at: instantText(createdAt, locale) }),
      ]}
      actions={
        <>
          {buttons.map(({ key, onClick }) => (
            <Button
              key={key}
              size="small"
              variant="outline"
              busy={isBusy && key !== 'remove'}
              aria-label={t(`notices.${key}Of`, { target })}
              onClick={onClick}
            >
              {t(`notices.${key}`)}
            </Button>
          ))}
          {isEnding && (
            <FormDialog
              title={t('notices.removeTitle', { target })}
              text={t('notices.removeText')}
              confirm={t('notices.remove')}
              onClose={() => setIsEnding(false)}
              onSend={remove}
            />
          )}
        </>
      }
    />
  );
}

/** What is notified of; of what only a newer server knows, its own word. */
function eventText(event: string, t: ReturnType<typeof useConsoleTexts>['t']): string {
  const key = `notices.events.${event}`;
  const text = t(key);
  return text === key ? event : text;
}
