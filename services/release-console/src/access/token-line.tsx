import type { TokensAnswer } from '@dana/releases/admin/release-admin';
import { Button } from '@dana/ui';
import { PanelLine } from '../frame/panel.tsx';
import { instantText } from '../texts/instant-text.ts';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import { ScopeText } from './scope-text.tsx';

export type ShownToken = TokensAnswer['tokens'][number];

/** One token: whose, what it may, until when, and its end. */
export function TokenLine({ token, onEnd }: { token: ShownToken; onEnd: () => void }) {
  const { t, locale } = useConsoleTexts();
  const { name, scopes, expiresAt, createdBy } = token;
  return (
    <PanelLine
      name={
        <strong>
          <bdi>{name}</bdi>
        </strong>
      }
      notes={[
        <ScopeText key="scopes" scopes={scopes} />,
        t('access.tokens.by', { by: createdBy, until: instantText(expiresAt, locale) }),
      ]}
      actions={
        <Button
          size="small"
          variant="outline"
          aria-label={t('access.tokens.endOf', { name })}
          onClick={onEnd}
        >
          {t('access.tokens.end')}
        </Button>
      }
    />
  );
}
