import { Container } from '@dana/ui';
import { useEffect } from 'react';
import { GroupList } from './catalogue/group-list.tsx';
import { GroupSection } from './catalogue/group-section.tsx';
import { partGroups } from './catalogue/part-groups.ts';
import { PageHead } from './frame/page-head.tsx';
import css from './component-gallery.module.css';
import { usePageMessages } from './messages.ts';
import type { Theme } from './theme/theme.ts';

/** Every part of the interface, by what it is for, in all its states. */
export function ComponentGallery({ theme }: { theme: Theme }) {
  const { t } = usePageMessages();
  // The browser looks for the place that an address names before anything is drawn.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  return (
    <>
      <a className="skip-link" href="#content">
        {t('skip')}
      </a>
      <PageHead theme={theme} />
      <Container size="wide" className={css.body}>
        <GroupList />
        <main id="content" tabIndex={-1} className={css.content}>
          <div className={css.opening}>
            <h1>{t('title')}</h1>
            <p className={css.lead}>{t('lead')}</p>
          </div>
          {partGroups.map((group) => (
            <GroupSection key={group.id} group={group} />
          ))}
        </main>
      </Container>
    </>
  );
}
