import { useHydrated } from '@dana/runtime';
import type { Banner, Spot } from '@dana/contracts/api/home';
import { classNames, Icon, Picture, useDirection } from '@dana/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import css from './spots.module.css';

type SpotsProps = {
  image: NonNullable<Banner['image']>;
  spots: readonly Spot[];
  /** The `sizes` attribute of the picture. */
  sizes: string;
};

/** A large picture with points; each opens a small card about what is there. */
export function Spots({ image, spots, sizes }: SpotsProps) {
  const [openIndex, setOpenIndex] = useState<number>();
  // A point opens nothing without scripts, so it is drawn where they run.
  const isHydrated = useHydrated();
  return (
    <div className={css.stage}>
      <div className={css.frame}>
        <Picture src={image.full_url} alt={image.alt} sizes={sizes} ratio="natural" ground="none" />
        {isHydrated &&
          spots.map((spot, index) => (
            <SpotPoint
              key={spot.title}
              spot={spot}
              isOpen={index === openIndex}
              onToggle={(isOpen) => setOpenIndex(isOpen ? index : undefined)}
            />
          ))}
      </div>
    </div>
  );
}

type SpotPointProps = { spot: Spot; isOpen: boolean; onToggle: (isOpen: boolean) => void };

function SpotPoint({ spot, isOpen, onToggle }: SpotPointProps) {
  const { t } = useTranslation('catalog');
  const direction = useDirection();
  const button = useRef<HTMLButtonElement>(null);
  const { x, y, title, text, link } = spot;
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    onToggle(false);
    button.current?.focus();
  };
  // The card opens towards the middle of the picture, so that it never leaves it.
  const side = classNames(x > 50 ? css.towardsLeft : css.towardsRight, y > 50 ? css.above : css.below);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the card wherever in it the focus is
    <div
      className={css.spot}
      style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
      onKeyDown={closeOnEscape}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-label={t('spots.about', { title })}
        className={css.point}
        onClick={() => onToggle(!isOpen)}
      >
        <Icon name="plus" />
      </button>
      {isOpen && (
        <div className={classNames(css.card, side)}>
          <div dir={direction} className={css.words}>
            <p className={css.title}>{title}</p>
            <p className={css.text}>{text}</p>
            {link && <Link to={link}>{t('spots.see')}</Link>}
          </div>
        </div>
      )}
    </div>
  );
}
