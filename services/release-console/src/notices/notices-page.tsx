import type { AddHookAnswer } from '@dana/releases/admin/hooks/hook-admin';
import { Button } from '@dana/ui';
import { useState } from 'react';
import { useChanges } from '../change/change-provider.tsx';
import { Panel } from '../frame/panel.tsx';
import { PendingView } from '../frame/pending-view.tsx';
import { ShownOnce } from '../frame/shown-once.tsx';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import { HookLine } from './hook-line.tsx';
import { NewHookDialog } from './new-hook-dialog.tsx';
import { useHooks } from './notice-queries.ts';

/** Who is notified of what happens: webhooks, Slack and mail. */
export function NoticesPage() {
  const { t } = useConsoleTexts();
  const { say } = useChanges();
  const read = useHooks();
  const { data } = read;
  const [isNew, setIsNew] = useState(false);
  const [secret, setSecret] = useState<string>();
  if (!data) return <PendingView read={read} size="page" />;
  const added = (answer: AddHookAnswer) => {
    setIsNew(false);
    setSecret(answer.secret);
    say(t('notices.added', { target: answer.hook.target }));
  };
  return (
    <>
      <h1>{t('notices.title')}</h1>
      <Panel
        title={t('notices.who')}
        text={t('notices.text')}
        action={
          <Button size="small" onClick={() => setIsNew(true)}>
            {t('notices.add')}
          </Button>
        }
        lines={data.map((hook) => <HookLine key={hook.id} hook={hook} />)}
        empty={t('notices.nobody')}
      />
      {isNew && <NewHookDialog onClose={() => setIsNew(false)} onAdded={added} />}
      {secret !== undefined && (
        <ShownOnce
          title={t('notices.onceTitle')}
          text={t('notices.onceText')}
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
    </>
  );
}
