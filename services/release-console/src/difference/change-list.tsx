import type { NamedChange } from '@dana/releases/admin/difference/release-difference';
import { Badge } from '@dana/ui';
import { useId } from 'react';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import css from './difference-page.module.css';

type ChangeListProps = {
  title: string;
  changes: readonly NamedChange[];
  more?: number | undefined;
  lang?: string | undefined;
};

const tones = { added: 'success', removed: 'sale', changed: 'neutral' } as const;

/** What came, went or changed of one part of a release. */
export function ChangeList({ title, changes, more = 0, lang }: ChangeListProps) {
  const { t } = useConsoleTexts();
  const id = useId();
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id} className={css.name}>
        {title}
      </h2>
      <ul className={css.changes}>
        {changes.map((change) => (
          <li key={change.name} className={css.change}>
            <p className={css.changed}>
              <Badge tone={tones[change.kind]}>{t(`difference.kinds.${change.kind}`)}</Badge>
              <bdi dir="ltr">{change.name}</bdi>
            </p>
            <Values change={change} lang={lang} />
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t('difference.more', { count: more })}</p>}
    </section>
  );
}

/** What was there, and what is; of what only came or went, that. */
function Values({ change: { from, to, loss }, lang }: { change: NamedChange; lang: string | undefined }) {
  const { t } = useConsoleTexts();
  return (
    <div className={css.values}>
      {from !== undefined && (
        <p className={to === undefined ? undefined : css.before}>
          <span className="visually-hidden">{t('difference.before')}</span> <Value lang={lang}>{from}</Value>
        </p>
      )}
      {to !== undefined && (
        <p>
          <span className="visually-hidden">{t('difference.after')}</span> <Value lang={lang}>{to}</Value>
        </p>
      )}
      {loss !== undefined && (
        <p className={css.loss}>
          {t('difference.loss')} <bdi lang="en">{loss}</bdi>
        </p>
      )}
    </div>
  );
}

const Value = ({ children, lang }: { children: string; lang: string | undefined }) => (
  <bdi lang={lang} dir="auto">
    {children}
  </bdi>
);
