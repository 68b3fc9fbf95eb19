import type { SizeGuideKind } from '@dana/contracts/api/product';
import { Dialog } from '@dana/ui/dialog';
import { useShell } from '@dana/runtime';
import { useTranslation } from 'react-i18next';
import css from './size-guide.module.css';
import { sizeTables, type SizeTable } from './size-tables.ts';
import { sizeWords } from './size-words.ts';

type SizeGuideDialogProps = { kind: SizeGuideKind; sizes: readonly string[]; onClose: () => void };

/** The measures of sizes, and how to take them. */
export function SizeGuideDialog({ kind, sizes, onClose }: SizeGuideDialogProps) {
  const { t } = useTranslation('product');
  const { locale } = useShell();
  return (
    <Dialog open onOpenChange={onClose} title={t('sizeGuide.title')} closeLabel={t('gallery.close')}>
      <div className={css.guide}>
        <p>{sizeWords[locale][kind]}</p>
        {sizeTables(kind, sizes).map((table) => (
          <Measures key={table.of} table={table} hasTitle={kind === 'clothing'} />
        ))}
      </div>
    </Dialog>
  );
}

function Measures({ table, hasTitle }: { table: SizeTable; hasTitle: boolean }) {
  const { t } = useTranslation('product');
  const { locale } = useShell();
  const words = sizeWords[locale];
  return (
    <table className={css.table}>
      <caption className={hasTitle ? css.caption : 'visually-hidden'}>
        {hasTitle ? words[table.of] : t('sizeGuide.title')}
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.size}</th>
          {table.columns.map((column) => (
            <th key={column} scope="col">
              {words[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ size, measures }) => (
          <tr key={size}>
            <th scope="row">
              <bdi>{size}</bdi>
            </th>
            {measures.map((measure, place) => (
              <td key={table.columns[place]}>
                <bdi dir="ltr" translate="no">
                  {measure}
                </bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
