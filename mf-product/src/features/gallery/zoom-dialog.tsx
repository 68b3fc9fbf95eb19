import type { Picture } from '@dana/contracts/api/picture';
import { Button, classNames, IconButton } from '@dana/ui';
import { pointerOnly } from '@dana/ui/pointer-only';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FullScreen } from './full-screen.tsx';
import { PictureCounter } from './gallery-controls.tsx';
import { PictureTrack } from './picture-track.tsx';
import { useTrack } from './use-track.ts';
import { useTurnKeys } from './use-turn-keys.ts';
import css from './zoom-dialog.module.css';

type ZoomDialogProps = {
  pictures: Picture[];
  startIndex: number;
  name: string;
  /** What the page shows of the pictures already, by their place: it stands there until the larger one has come. */
  standIns: readonly (string | undefined)[];
  onClose: () => void;
};

/** The pictures over the whole screen; each can be looked at from twice as near. */
export function ZoomDialog({ pictures, startIndex, name, standIns, onClose }: ZoomDialogProps) {
  const { t } = useTranslation('product');
  const track = useTrack(pictures.length, startIndex);
  const [isNear, setIsNear] = useState(false);
  const hasSeveral = pictures.length > 1;

  const turn = (place: number) => {
    setIsNear(false);
    track.show(place);
  };
  const onKeyDown = useTurnKeys((step) => {
    if (hasSeveral) turn(track.index + step);
  });
  const begin = useEffectEvent(() => track.show(startIndex, 'instant'));
  useEffect(() => begin(), []);

  return (
    <FullScreen label={t('gallery.label', { name })} onClose={onClose} onKeyDown={onKeyDown}>
      <PictureTrack
        track={track}
        pictures={pictures}
        name={name}
        sizes={isNear ? '200vw' : '100vw'}
        fit="contain"
        className={css.track}
        slideClass={classNames(css.slide, isNear && css.near)}
        over={(place) => (
          <>
            {standIns[place] && <img src={standIns[place]} alt="" className={css.standIn} />}
            <button type="button" {...pointerOnly} className={css.touch} onClick={() => setIsNear(!isNear)} />
          </>
        )}
      />
      <div className={css.foot}>
        {hasSeveral && <PictureCounter track={track} count={pictures.length} className={css.counter} />}
        <Button variant="outline" size="small" aria-pressed={isNear} onClick={() => setIsNear(!isNear)}>
          {isNear ? t('gallery.farther') : t('gallery.nearer')}
        </Button>
        {hasSeveral && (
          <>
            <IconButton
              icon="chevron-start"
              label={t('gallery.previous')}
              tooltip="none"
              onClick={() => turn(track.index - 1)}
            />
            <IconButton
              icon="chevron-end"
              label={t('gallery.next')}
              tooltip="none"
              onClick={() => turn(track.index + 1)}
            />
          </>
        )}
      </div>
    </FullScreen>
  );
}
