import type { Both, SizeDifference } from '@dana/releases/admin/difference/release-difference';
import { useId } from 'react';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import css from './difference-page.module.css';
import { growth, kilobytes } from '../texts/size-text.ts';
import type { Versions } from './use-difference.ts';

/** Kinds of files, those first that a shopper waits for. */
const kinds = ['script', 'style', 'font', 'picture', 'other', 'server'];

/** How heavy both are: what must be there first, all of it, and each kind of file. */
export function SizeTable({ sizes, versions }: { sizes: SizeDifference; versions: Versions }) {
  const { t } = useConsoleTexts();
  const id = useId();
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id} className={css.name}>
        {t('difference.sizes.title')}
      </h2>
      <p className={css.note}>{t('difference.sizes.note')}</p>
      <table className={css.sizes}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('difference.sizes.what')}</span>
            </th>
            <th scope="col">
              <bdi>{versions.from}</bdi>
            </th>
            <th scope="col">
              <bdi>{versions.to}</bdi>
            </th>
            <th scope="col">{t('difference.sizes.growth')}</th>
          </tr>
        </thead>
        <tbody>
          <SizeRow name="firstLoad" both={sizes.firstLoad} />
          <SizeRow name="all" both={sizes.all} />
          {kinds.flatMap((kind) => {
            const both = sizes.kinds[kind];
            return both ? [<SizeRow key={kind} name={kind} both={both} isPart />] : [];
          })}
        </tbody>
      </table>
    </section>
  );
}

type SizeRowProps = { name: string; both: Both<number>; isPart?: boolean };

function SizeRow({ name, both: { from, to }, isPart = false }: SizeRowProps) {
  const { t, locale } = useConsoleTexts();
  return (
    <tr className={isPart ? css.kind : undefined}>
      <th scope="row">{t(`difference.sizes.${name}`)}</th>
      <td>{kilobytes(from, locale)}</td>
      <td>{kilobytes(to, locale)}</td>
      <td>{growth(to - from, locale)}</td>
    </tr>
  );
}
