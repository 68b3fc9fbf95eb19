import type { Translate } from '@dana/i18n';
import { classNames, Picture } from '@dana/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ItemFacts } from './item-facts.ts';
import css from './item-summary.module.css';

type ItemSummaryProps = {
  facts: ItemFacts;
  /** `small` 72, `large` 104 px. */
  size?: 'small' | 'large';
  /** Units, as a mark on the picture. */
  quantity?: number;
  /** At the end of the name's line. */
  aside?: ReactNode;
  /** What else is said under the name. */
  children?: ReactNode;
  t: Translate;
};

/** Picture, name and chosen options of something that is bought. Text of the remote: `item.quantity`. */
export function ItemSummary({ facts, size = 'small', quantity, aside, children, t }: ItemSummaryProps) {
  const { name, nameLang, href, options } = facts;
  const title = (
    <bdi lang={nameLang} className={css.name}>
      {name}
    </bdi>
  );
  return (
    <div className={classNames(css.item, css[size])}>
      <Thumb facts={facts} quantity={quantity} t={t} />
      <div className={css.words}>
        <div className={css.head}>
          {href ? (
            <Link to={href} className={css.link}>
              {title}
            </Link>
          ) : (
            title
          )}
          {aside}
        </div>
        {options.length > 0 && (
          <ul className={css.options}>
            {options.map((option) => (
              <li key={option.name + option.value}>
                {option.name && <span>{`${option.name}: `}</span>}
                <bdi>{option.value}</bdi>
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </div>
  );
}

type ThumbProps = { facts: ItemFacts; quantity: number | undefined; t: Translate };

function Thumb({ facts, quantity, t }: ThumbProps) {
  const picture = <Picture src={facts.pictureUrl ?? ''} alt="" sizes="104px" />;
  return (
    <div className={css.thumb}>
      {facts.href ? (
        // The name beside it is the link that is read and reached by keyboard.
        <Link to={facts.href} tabIndex={-1} aria-hidden="true">
          {picture}
        </Link>
      ) : (
        picture
      )}
      {quantity !== undefined && (
        <span className={css.quantity}>
          <span className="visually-hidden">{`${t('item.quantity')} `}</span>
          <span>{quantity}</span>
        </span>
      )}
    </div>
  );
}
