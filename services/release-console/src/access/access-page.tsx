import { useRegistry } from '../calls/queries.ts';
import { Panel } from '../frame/panel.tsx';
import { PendingView } from '../frame/pending-view.tsx';
import { instantText } from '../texts/instant-text.ts';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import { useOwnRights } from './access-queries.ts';
import { RequestPanel } from './request-panel.tsx';
import { RulePanel } from './rule-panel.tsx';
import { ScopeText } from './scope-text.tsx';
import { TokenPanel } from './token-panel.tsx';

/** Who may do what: what waits for a second person, where one is needed, and the tokens. */
export function AccessPage() {
  const { t, locale } = useConsoleTexts();
  const read = useRegistry();
  const { data: registry } = read;
  const { data: own } = useOwnRights();
  if (!registry) return <PendingView read={read} size="page" />;
  return (
    <>
      <h1>{t('access.title')}</h1>
      <RequestPanel requests={registry.requests ?? []} revision={registry.revision} />
      <RulePanel registry={registry} />
      {own && (
        <Panel
          title={t('access.own.title')}
          text={
            <>
              <bdi>{own.name}</bdi> · {t('access.until', { until: instantText(own.expiresAt, locale) })}
            </>
          }
        >
          <ScopeText scopes={own.scopes} />
        </Panel>
      )}
      {own && <TokenPanel own={own} names={Object.keys(registry.slots)} />}
    </>
  );
}
