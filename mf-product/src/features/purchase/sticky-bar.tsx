import type { Picture as PictureData } from '@dana/contracts/api/picture';
import { Button, classNames, Picture } from '@dana/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './sticky-bar.module.css';
import type { Purchase } from './use-purchase.ts';

type StickyBarProps = {
  isShown: boolean;
  picture: PictureData | null;
  name: string;
  /** Language of the name where it is not the page's. */
  nameLang: string | undefined;
  price: ReactNode;
  purchase: Purchase;
  quantity: number;
  isBlocked: boolean;
};

/** On phones: what is chosen and the way to buy it, once the buttons of the page have left the screen. */
export function StickyBar({
  isShown,
  picture,
  name,
  nameLang,
  price,
  purchase,
  quantity,
  isBlocked,
}: StickyBarProps) {
  const { t } = useTranslation('product');
  const { state, wasAdded, add } = purchase;
  return (
    <div className={classNames(css.bar, 'no-print', isShown && css.shown)} inert={!isShown}>
      {picture && <Picture src={picture.full_url} alt="" sizes="56px" className={css.thumb} />}
      <div className={css.words}>
        <span className={css.name}>
          <bdi lang={nameLang}>{name}</bdi>
        </span>
        {price}
      </div>
      <Button
        size="medium"
        busy={state.kind === 'waiting' && state.next === 'drawer'}
        disabled={isBlocked}
        onClick={() => add(quantity, 'drawer')}
      >
        {wasAdded ? t('purchase.added') : t('purchase.add')}
      </Button>
    </div>
  );
}
