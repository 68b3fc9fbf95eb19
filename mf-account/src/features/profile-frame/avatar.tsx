import type { SessionUser } from '@dana/runtime';
import { Button, FieldError, IconButton, ProgressBar } from '@dana/ui';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import css from './avatar.module.css';
import { usePicture } from './use-picture.ts';

/** The shopper's picture or initial, and how to change it. */
export function Avatar({ user }: { user: SessionUser }) {
  const { t } = useTranslation('account');
  const picture = usePicture();
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const open = useRef<HTMLButtonElement>(null);
  const shownUrl = picture.previewUrl ?? user.imageUrl;

  return (
    <>
      <div className={css.avatar}>
        {shownUrl ? (
          <img src={shownUrl} alt="" className={css.image} width={88} height={88} />
        ) : (
          <span aria-hidden="true" className={css.initial}>
            {[...user.firstName][0]}
          </span>
        )}
        <IconButton
          ref={open}
          icon="edit"
          size="small"
          look="raised"
          label={t('picture.choose')}
          aria-describedby={picture.problem ? errorId : undefined}
          className={css.open}
          onClick={() => input.current?.click()}
        />
        {/* The button opens it: a file field of its own looks and reads differently in every browser. */}
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={t('picture.choose')}
          tabIndex={-1}
          hidden
          onChange={(event) => {
            const file = event.target.files?.[0];
            // The same file may be chosen again after a failure.
            event.target.value = '';
            if (file) void picture.choose(file);
          }}
        />
      </div>
      {(picture.previewUrl || picture.problem) && (
        <div className={css.change}>
          {picture.problem && (
            <div role="alert">
              <FieldError id={errorId}>{picture.problem}</FieldError>
            </div>
          )}
          {picture.sentPercent !== undefined && (
            <ProgressBar percent={picture.sentPercent} label={t('picture.sending')} />
          )}
          {picture.previewUrl && (
            <div className={css.actions}>
              <Button
                size="small"
                busy={picture.sentPercent !== undefined}
                onClick={() => void picture.save().then(() => open.current?.focus())}
              >
                {t('picture.use')}
              </Button>
              <Button
                size="small"
                variant="quiet"
                disabled={picture.sentPercent !== undefined}
                onClick={() => {
                  picture.cancel();
                  open.current?.focus();
                }}
              >
                {t('form.cancel')}
              </Button>
            </div>
          )}
        </div>
      )}
    </>
  );
}
