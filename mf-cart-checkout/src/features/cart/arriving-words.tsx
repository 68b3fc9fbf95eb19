import { ItemSummary } from '@dana/commerce/item/item-summary';
import { Icon, QuantityStepper, Skeleton, Spinner } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import { Amount } from '#parts/amount.tsx';
import css from './arriving-words.module.css';
import type { ArrivingLine } from './cart-view.ts';

type ArrivingWordsProps = {
  line: ArrivingLine | undefined;
  /** `line` has quantity and price below the name, as a line of the drawer; `large` leaves them to the cells beside it. */
  size?: 'line' | 'large';
};

/** What can be said of a line that the server has not named yet: what the page showed where it was asked for. */
export function ArrivingWords({ line, size = 'line' }: ArrivingWordsProps) {
  const { t } = useTranslation('cart-checkout');
  const waits = line?.isQueued && (
    <p className={css.queued}>
      <Icon name="pause" size={16} />
      <span>{t('queued.line')}</span>
    </p>
  );
  if (!line?.preview)
    return (
      <div className={css.line}>
        <Skeleton shape="picture" />
        <div className={css.words}>
          {line?.title ? <bdi className={css.name}>{line.title}</bdi> : <Skeleton width="wide" />}
          {waits || <Skeleton width="half" />}
        </div>
      </div>
    );
  const { titleLang: nameLang, picture: pictureUrl, options = [], href } = line.preview;
  const facts = { name: line.title, nameLang, href, pictureUrl, options };
  return (
    <ItemSummary
      facts={facts}
      size={size === 'large' ? 'large' : 'small'}
      // Where the line will have its button.
      aside={size === 'line' && <span className={css.mark}>{!line.isQueued && <Spinner />}</span>}
      t={t}
    >
      {/* Also where it is empty, as the notes of a line. */}
      <div>{waits}</div>
      {size === 'line' && (
        <div className={css.controls}>
          <ArrivingQuantity line={line} />
          <ArrivingPrice line={line} />
        </div>
      )}
    </ItemSummary>
  );
}

const nothing = (): void => undefined;

/** How many are on their way, in the box in which they will be changed. */
export function ArrivingQuantity({ line }: { line: ArrivingLine }) {
  const { t } = useTranslation('cart-checkout');
  const { title, quantity } = line;
  return (
    <QuantityStepper
      size="small"
      value={quantity}
      onChange={nothing}
      disabled
      labels={{
        field: t('line.quantity', { title }),
        increase: t('line.increase', { title }),
        decrease: t('line.decrease', { title }),
      }}
    />
  );
}

/** What one of them cost where it was asked for. What all of them cost only the server says. */
export function ArrivingPrice({ line: { preview, quantity } }: { line: ArrivingLine }) {
  if (preview?.price === undefined) return <Skeleton width="third" />;
  return (
    <span className={css.price}>
      {quantity > 1 && <span translate="no">{`${quantity} ×`}</span>}
      <Amount value={preview.price} size="small" />
    </span>
  );
}
