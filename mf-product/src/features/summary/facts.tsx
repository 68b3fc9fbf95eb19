import type { Product } from '@dana/contracts/api/product';
import { paths } from '@dana/contracts/paths';
import { Tag } from '@dana/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import css from './facts.module.css';

/** More tags than these stand behind "+N more". Source: docs/shop-rules.md. */
const tagsShown = 6;

/** SKU, brand and tags. */
export function Facts({ product, sku }: { product: Product; sku: string }) {
  const { t } = useTranslation('product');
  const { brand_details: brand, tags } = product;
  return (
    <dl className={css.facts}>
      {sku && (
        <div className={css.fact}>
          <dt>{t('facts.sku')}</dt>
          <dd>
            <bdi dir="ltr" translate="no">
              {sku}
            </bdi>
          </dd>
        </div>
      )}
      {brand && (
        <div className={css.fact}>
          <dt>{t('facts.brand')}</dt>
          <dd>
            <Link to={paths.brand(brand.slug)} className={css.link}>
              <bdi>{brand.name}</bdi>
            </Link>
          </dd>
        </div>
      )}
      {tags.length > 0 && (
        <div className={css.fact}>
          <dt>{t('facts.tags')}</dt>
          <dd>
            <Tags tags={tags} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Tags({ tags }: { tags: Product['tags'] }) {
  const { t } = useTranslation('product');
  const [isOpen, setIsOpen] = useState(false);
  const hiddenCount = tags.length - tagsShown;
  return (
    <ul className={css.tags}>
      {(isOpen ? tags : tags.slice(0, tagsShown)).map((tag) => (
        <li key={tag.id}>
          <Tag href={paths.search({ tag: tag.name })}>{tag.name}</Tag>
        </li>
      ))}
      {hiddenCount > 0 && !isOpen && (
        <li>
          <button type="button" className={css.more} onClick={() => setIsOpen(true)}>
            {t('facts.moreTags', { count: hiddenCount })}
          </button>
        </li>
      )}
    </ul>
  );
}
