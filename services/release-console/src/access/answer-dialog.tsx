import type { ApproveAnswer, RequestView } from '@dana/releases/admin/second-person-forms';
import { useState } from 'react';
import { call } from '../calls/release-call.ts';
import { envPath } from '../calls/shop-env.ts';
import { useChanges } from '../change/change-provider.tsx';
import { FormDialog } from '../change/form-dialog.tsx';
import { ReasonDialog } from '../change/reason-dialog.tsx';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import { wantedText } from './wanted-text.ts';

type AnswerDialogProps = {
  verb: 'approve' | 'reject';
  request: RequestView;
  /** The revision that is live. */
  revision: number;
  onClose: () => void;
};

/** Makes a change that somebody else asked for, or turns it down with a reason. */
export function AnswerDialog({ verb, request, revision, onClose }: AnswerDialogProps) {
  const { t, locale } = useConsoleTexts();
  const { say } = useChanges();
  // What was shown when the form was opened is what it is meant for.
  const [seen] = useState(revision);
  const wanted = wantedText(request, t, locale);
  const path = `requests/${request.id}/${verb}`;
  const done = () => {
    onClose();
    const isPublish = verb === 'approve' && request.verb === 'publish';
    say(t(isPublish ? 'access.approve.publish' : `access.${verb}.done`, { wanted, by: request.by }));
  };
  const form = {
    title: t(`access.${verb}.title`, { wanted }),
    text: t(`access.${verb}.text`, { by: request.by }),
    children: (
      <p>
        <bdi>{request.reason}</bdi>
      </p>
    ),
    confirm: t(`access.${verb}.short`),
    onClose,
  };
  if (verb === 'reject') return <ReasonDialog<ApproveAnswer> {...form} path={path} onDone={done} />;
  const approve = async () => {
    await call<ApproveAnswer>(envPath(path), { method: 'POST', body: {}, ifMatch: seen });
    done();
  };
  return <FormDialog {...form} onSend={approve} />;
}
