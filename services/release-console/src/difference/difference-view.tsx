import type { NamedChange, ReleaseDifference } from '@dana/releases/admin/difference/release-difference';
import { Notice } from '@dana/ui';
import { instantText } from '../texts/instant-text.ts';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import { ChangeList } from './change-list.tsx';
import css from './difference-page.module.css';
import { SizeTable } from './size-table.tsx';
import { sizeText } from '../texts/size-text.ts';

const parts = ['routes', 'modules', 'slots', 'shows', 'emits', 'listens', 'shared', 'provides'] as const;

/** All that is not the same in two releases; then what is, and what nobody knows. */
export function DifferenceView({ difference }: { difference: ReleaseDifference }) {
  const { t, locale } = useConsoleTexts();
  const { from, to, isSame, sizes } = difference;
  const found = partsOf(difference, (bytes) => sizeText(bytes, locale));
  const names = (list: readonly Part[]) => list.map((part) => t(part.label)).join(t('difference.and'));
  const [same, unknown] = [found.filter(isUnchanged), found.filter(({ changes }) => changes === null)];
  return (
    <>
      <p className={css.published}>
        {(from.version === to.version ? [to] : [from, to]).map(({ version, publishedAt, publishedBy }) => (
          <span key={version}>
            {publishedAt
              ? t('difference.published', { version, at: instantText(publishedAt, locale), by: publishedBy })
              : t('difference.publishedSometime', { version })}
          </span>
        ))}
      </p>
      {isSame && <Notice>{t(from.version === to.version ? 'difference.one' : 'difference.same')}</Notice>}
      {!isSame && <SizeTable sizes={sizes} versions={{ from: from.version, to: to.version }} />}
      {found
        .filter((part) => part.changes !== null && part.changes.length > 0)
        .map((part) => (
          <ChangeList
            key={part.label}
            title={t(part.label)}
            changes={part.changes ?? []}
            more={part.more}
            lang={part.lang}
          />
        ))}
      {!isSame && same.length > 0 && <p>{t('difference.unchanged', { parts: names(same) })}</p>}
      {!isSame && unknown.length > 0 && <p>{t('difference.unknown', { parts: names(unknown) })}</p>}
    </>
  );
}

type Part = {
  /** Key of its name in the texts. */
  label: string;
  changes: readonly NamedChange[] | null;
  /** So many more are not listed. */
  more?: number | undefined;
  /** The language of what the values say. */
  lang?: string | undefined;
};

const isUnchanged = ({ changes }: Part): boolean => changes?.length === 0;

function partsOf(difference: ReleaseDifference, size: (bytes: number) => string): Part[] {
  const written: Record<(typeof parts)[number], readonly NamedChange[] | null> = {
    ...difference,
    modules: difference.modules.map(({ from, to, ...change }) => ({
      ...change,
      ...(from !== undefined && { from: size(from) }),
      ...(to !== undefined && { to: size(to) }),
    })),
  };
  // A remote gives no packages: there is nothing to say of them.
  const asked = parts.filter((name) => name !== 'provides' || difference.remote === 'shell');
  const texts = Object.entries(difference.texts).map(([lang, found]) => ({
    ...{ label: `difference.texts.${lang}`, lang },
    changes: found?.changes ?? null,
    more: found?.more,
  }));
  return [...asked.map((name) => ({ label: `difference.parts.${name}`, changes: written[name] })), ...texts];
}
