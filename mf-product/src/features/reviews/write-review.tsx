import { paths } from '@dana/contracts/paths';
import { latePart, useSession } from '@dana/runtime';
import { Button, LinkButton, Notice } from '@dana/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { readDraft } from './review-draft.ts';

// Most readers write nothing.
const ReviewForm = latePart(async () => (await import('./review-form.tsx')).ReviewForm, { lost: 'press' });

/** The way to write a review: signed in with a form, as a guest by signing in first. */
export function WriteReview({ slug, productName }: { slug: string; productName: string }) {
  const { t } = useTranslation('product');
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
  const { t } = useTranslation('product');
  const [state, setState] = useState<'closed' | 'asked' | 'open' | 'sent'>('closed');
  return (
    <>
      {state === 'sent' && <Notice tone="success">{t('writeReview.sent')}</Notice>}
      {/* It stays until the form is there, with the focus that stands on it. */}
      {state !== 'open' && (
        <Button variant="outline" icon="edit" busy={state === 'asked'} onClick={() => setState('asked')}>
          {readDraft(slug).text || state === 'sent' ? t('writeReview.continue') : t('writeReview.open')}
        </Button>
      )}
      {(state === 'asked' || state === 'open') && (
        <ReviewForm
          slug={slug}
          productName={productName}
          onShown={() => setState('open')}
          onCancel={() => setState('closed')}
          onSent={() => setState('sent')}
          onLost={() => setState('closed')}
        />
      )}
    </>
  );
}
