import { paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { useSession } from '@dana/runtime';
import { Button, LinkButton, Notice } from '@dana/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useOnDemand } from '../../on-demand/use-on-demand.ts';
import { readDraft } from './review-draft.ts';
import type { ReviewFormProps } from './review-form.tsx';

/** The way to say something oneself: signed in with a form, as a guest by signing in first. */
export function WriteReview({ slug, productName }: { slug: string; productName: string }) {
  const { t } = useTexts('product');
  const { pathname, search } = useLocation();
  const { session } = useSession();
  if (session.status === 'unknown') return null;
  if (session.status === 'guest') {
    const wayBack = new URLSearchParams({ next: `${pathname}${search}` });
    return (
      <LinkButton variant="outline" href={`${paths.login()}?${wayBack}`}>
        {t('writeReview.signIn')}
      </LinkButton>
    );
  }
  return <OwnReview slug={slug} productName={productName} />;
}

function OwnReview({ slug, productName }: { slug: string; productName: string }) {
  const { t } = useTexts('product');
  const form = useOnDemand<ReviewFormProps>(() => import('./review-form.tsx').then((m) => m.ReviewForm));
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed');
  const open = () => {
    setState('open');
    void form.fetch();
  };
  if (state === 'open' && form.Part) {
    return (
      <form.Part
        slug={slug}
        productName={productName}
        onCancel={() => setState('closed')}
        onSent={() => setState('sent')}
      />
    );
  }
  return (
    <>
      {state === 'sent' && <Notice tone="success">{t('writeReview.sent')}</Notice>}
      <Button variant="outline" icon="edit" busy={state === 'open'} onClick={open}>
        {readDraft(slug).text || state === 'sent' ? t('writeReview.continue') : t('writeReview.open')}
      </Button>
    </>
  );
}
