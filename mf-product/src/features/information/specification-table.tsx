import type { Product } from '@dana/contracts/api/product';
import { StateView } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import css from './specification-table.module.css';

/** What there is to know about a product, line by line. */
export function SpecificationTable({ rows }: { rows: Product['additional_information'] }) {
  const { t } = useTranslation('product');
  if (rows.length === 0)
    return <StateView kind="empty" size="line" icon="list" title={t('information.none')} />;
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{t('information.additional')}</caption>
      <tbody>
        {rows.map(({ key, value }) => (
          <tr key={key}>
            <th scope="row">
              <bdi>{key}</bdi>
            </th>
            <td>
              <bdi>{value}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
