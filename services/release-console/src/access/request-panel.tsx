import type { RequestView } from '@dana/releases/admin/second-person-forms';
import { Button } from '@dana/ui';
import { useState } from 'react';
import { Panel, PanelLine } from '../frame/panel.tsx';
import { instantText } from '../texts/instant-text.ts';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { wantedText } from './wanted-text.ts';

type RequestPanelProps = { requests: readonly RequestView[]; revision: number };
type Answer = { verb: 'approve' | 'reject'; request: RequestView };

/** Changes that wait for a second person. */
export function RequestPanel({ requests, revision }: RequestPanelProps) {
  const { t, locale } = useConsoleTexts();
  const [answer, setAnswer] = useState<Answer>();
  const lines = requests.map((request) => {
    const wanted = wantedText(request, t, locale);
    return (
      <PanelLine
        key={request.id}
        name={<strong>{wanted}</strong>}
        notes={[
          <bdi key="why">{request.reason}</bdi>,
          t(request.approvedBy ? 'access.requests.approved' : 'access.requests.by', {
            by: request.by,
            other: request.approvedBy ?? '',
            until: instantText(request.expires, locale),
          }),
        ]}
        actions={(['approve', 'reject'] as const).map((verb) =>
          verb === 'approve' && request.approvedBy ? null : (
            <Button
              key={verb}
              size="small"
              variant={verb === 'approve' ? 'solid' : 'outline'}
              aria-label={t(`access.${verb}.button`, { wanted })}
              onClick={() => setAnswer({ verb, request })}
            >
              {t(`access.${verb}.short`)}
            </Button>
          ),
        )}
      />
    );
  });
  return (
    <Panel
      title={t('access.requests.title')}
      text={t('access.requests.text')}
      lines={lines}
      empty={t('access.requests.none')}
    >
      {answer && <AnswerDialog {...answer} revision={revision} onClose={() => setAnswer(undefined)} />}
    </Panel>
  );
}
