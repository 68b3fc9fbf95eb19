import type { PartGroup } from './part-group.ts';
import { usePageMessages } from '../messages.ts';
import css from './group-section.module.css';

/** The parts that are for one thing, below its name. */
export function GroupSection({ group: { id, parts } }: { group: PartGroup }) {
  const { t } = usePageMessages();
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={css.group}>
      <h2 id={`${id}-title`}>{t(`groups.${id}`)}</h2>
      {parts.map(({ name, from, States }) => (
        <article key={name} id={name} aria-labelledby={`${name}-name`} className={css.part}>
          <header className={css.head}>
            <h3 id={`${name}-name`} className={css.name}>
              <bdi dir="ltr">{name}</bdi>
            </h3>
            <bdi dir="ltr" className={css.from}>
              {from}
            </bdi>
          </header>
          <States />
        </article>
      ))}
    </section>
  );
}
