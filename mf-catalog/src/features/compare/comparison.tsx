import { offers } from '@dana/contracts/offers';
import { paths } from '@dana/contracts/paths';
import { Button, Checkbox, LinkButton, Notice } from '@dana/ui';
import { useState } from 'react';
import { useShell } from '@dana/runtime';
import { useTranslation } from 'react-i18next';
import { ComparisonTable } from './comparison-table.tsx';
import css from './compare-page.module.css';
import type { ComparedColumn } from './comparison-column.ts';
import { useCompareActions } from './use-compare-actions.ts';

type ComparisonProps = {
  columns: readonly ComparedColumn[];
  /** Somebody else's list: it can be looked at, not changed. */
  isShared: boolean;
};

/** The table of products with what can be done with it. */
export function Comparison({ columns, isShared }: ComparisonProps) {
  const { t } = useTranslation('catalog');
  const [showsDifferences, setShowsDifferences] = useState(false);
  const { clear, copyLink } = useCompareActions();
  const { api } = useShell();
  const isMissing = columns.some(({ product }) => !product);
  return (
    <>
      {isShared && (
        <Notice
          action={
            <LinkButton href={paths.compare()} variant="outline" size="small">
              {t('compare.own')}
            </LinkButton>
          }
        >
          {t('compare.shared')}
        </Notice>
      )}
      {isMissing && <Notice tone="warning">{t('compare.missing')}</Notice>}
      <div className={css.tools}>
        <Checkbox
          label={t('compare.onlyDifferences')}
          checked={showsDifferences}
          disabled={columns.length < 2}
          onChange={(event) => setShowsDifferences(event.target.checked)}
        />
        <div className={css.actions}>
          {offers(api, 'list-filters') && (
            <Button
              variant="outline"
              size="small"
              icon="share"
              onClick={() => void copyLink(columns.map(({ id }) => id))}
            >
              {t('compare.copyLink')}
            </Button>
          )}
          {!isShared && (
            <Button variant="quiet" size="small" flush="end" icon="remove" onClick={clear}>
              {t('compare.clear')}
            </Button>
          )}
        </div>
      </div>
      <ComparisonTable columns={columns} showsDifferences={showsDifferences} isShared={isShared} />
    </>
  );
}
