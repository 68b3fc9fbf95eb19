import type { NewTokenAnswer, TokenAnswer } from '@dana/releases/admin/release-admin';
import { Button, StateView } from '@dana/ui';
import { useState } from 'react';
import { call } from '../calls/release-call.ts';
import { useChanges } from '../change/change-provider.tsx';
import { FormDialog } from '../change/form-dialog.tsx';
import { Panel } from '../frame/panel.tsx';
import { ShownOnce } from '../frame/shown-once.tsx';
import { failureText } from '../texts/failure-text.ts';
import { instantText } from '../texts/instant-text.ts';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import { useTokens } from './access-queries.ts';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { type ShownToken, TokenLine } from './token-line.tsx';

type TokenPanelProps = {
  own: TokenAnswer;
  /** Of all deployables. */
  names: readonly string[];
};

/** Every token that is good, with its end, and a new one. */
export function TokenPanel({ own, names }: TokenPanelProps) {
  const { t, locale } = useConsoleTexts();
  const { say } = useChanges();
  const isAllowed = own.scopes.includes('tokens:*');
  const { data, error } = useTokens(isAllowed);
  const [isNew, setIsNew] = useState(false);
  const [made, setMade] = useState<NewTokenAnswer>();
  const [ending, setEnding] = useState<ShownToken>();
  const good = data?.filter(({ isRevoked, expiresAt }) => !isRevoked && Date.parse(expiresAt) > Date.now());
  if (!isAllowed) return <Panel title={t('access.tokens.title')} text={t('access.tokens.notYours')} />;
  const revoke = async ({ id, name }: ShownToken) => {
    await call(`/v1/tokens/${id}`, { method: 'DELETE' });
    setEnding(undefined);
    say(t('access.tokens.revoked', { name }));
  };
  return (
    <Panel
      title={t('access.tokens.title')}
      text={t('access.tokens.text')}
      action={
        <Button size="small" onClick={() => setIsNew(true)}>
          {t('access.tokens.add')}
        </Button>
      }
      {...(good && {
        lines: good.map((token) => <TokenLine key={token.id} token={token} onEnd={() => setEnding(token)} />),
      })}
      empty={t('access.tokens.none')}
    >
      {error && <StateView kind="error" title={failureText(error, t)} />}
      {!good && !error && <StateView kind="loading" title={t('loading')} />}
      {isNew && (
        <NewTokenDialog
          names={names}
          onClose={() => setIsNew(false)}
          onMade={(answer) => {
            setIsNew(false);
            setMade(answer);
            say(t('access.tokens.made', { name: answer.token.name }));
          }}
        />
      )}
      {made && (
        <ShownOnce
          title={t('access.tokens.onceTitle', { name: made.token.name })}
          text={t('access.tokens.onceText', { until: instantText(made.token.expiresAt, locale) })}
          secret={made.text}
          onClose={() => setMade(undefined)}
        />
      )}
      {ending && (
        <FormDialog
          title={t('access.tokens.endTitle', { name: ending.name })}
          text={t('access.tokens.endText')}
          confirm={t('access.tokens.end')}
          onClose={() => setEnding(undefined)}
          onSend={() => revoke(ending)}
        />
      )}
    </Panel>
  );
}
