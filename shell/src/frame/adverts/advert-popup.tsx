import { localPath } from '@dana/contracts/paths';
import { useShell } from '@dana/runtime';
import { classNames, IconButton, LinkButton, Picture, RichText } from '@dana/ui';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type AdvertList, closeAdvert, currentAdvert, nextAdvert, previousAdvert } from './advert-list.ts';
import css from './advert-popup.module.css';
import { rememberClosedId } from './closed-ids.ts';
import { useGentleOpening } from './use-gentle-opening.ts';

type AdvertPopupProps = {
  list: AdvertList;
  onChange: (list: AdvertList) => void;
  /** Called when the shopper did something else while it was about to open. Nothing was closed by that. */
  onWithdraw: () => void;
};

/** The current advert over the page. Esc, the button and a press beside it close this one; the next one takes its place. */
export function AdvertPopup({ list, onChange, onWithdraw }: AdvertPopupProps) {
  const { t } = useTranslation('shell');
  const { locale } = useShell();
  const dialog = useRef<HTMLDialogElement>(null);
  const words = useId();
  useGentleOpening(dialog, onWithdraw);

  const advert = currentAdvert(list);
  if (!advert) return null;
  const { id, title, content, image_url: image, link_url: link } = advert;
  const close = (): void => dialog.current?.close();
  /** However the dialog was closed, that was this advert; the dialog stays for the next one. */
  const goOn = (): void => {
    rememberClosedId(String(id));
    const rest = closeAdvert(list, String(id));
    onChange(rest);
    if (!rest.isClosed) dialog.current?.showModal();
  };
  const count = list.adverts.length;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press beside the card repeats what Esc and the button do
    <dialog
      ref={dialog}
      aria-label={t('adverts.label')}
      aria-describedby={title || content ? words : undefined}
      className={css.dialog}
      onClose={goOn}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className={classNames(css.card, image && css.pictured)}>
        <IconButton
          icon="close"
          look="raised"
          tooltip="none"
          label={t('adverts.close')}
          className={css.close}
          onClick={close}
        />
        {image && (
          <Picture
            key={String(id)}
            src={image}
            alt={title || t('adverts.label')}
            sizes="(width < 48rem) 6rem, 10rem"
            ratio="natural"
            ground="none"
            className={css.picture}
          />
        )}
        <div id={words} className={css.words}>
          {title && <h2 className={css.title}>{title}</h2>}
          {content && <RichText html={content} />}
        </div>
        {(link || count > 1) && (
          <div className={css.foot}>
            {link && (
              <LinkButton
                href={link.startsWith('/') ? localPath(locale, link) : link}
                target="_blank"
                rel="noopener noreferrer"
              >
                {t('adverts.more')}
              </LinkButton>
            )}
            {count > 1 && (
              <div className={css.steps}>
                <IconButton
                  icon="chevron-start"
                  tooltip="none"
                  label={t('adverts.previous')}
                  disabled={list.index === 0}
                  onClick={() => onChange(previousAdvert(list))}
                />
                <bdi dir="ltr" translate="no" aria-hidden="true">{`${list.index + 1} / ${count}`}</bdi>
                <IconButton
                  icon="chevron-end"
                  tooltip="none"
                  label={t('adverts.next')}
                  disabled={list.index === count - 1}
                  onClick={() => onChange(nextAdvert(list))}
                />
              </div>
            )}
          </div>
        )}
      </div>
    </dialog>
  );
}
