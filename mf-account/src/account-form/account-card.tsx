import { Container } from '@dana/ui';
import type { ReactNode } from 'react';
import css from './account-card.module.css';

type AccountCardProps = { title: string; lead: ReactNode; children: ReactNode };

/** The one card of a page on which a shopper says who they are. */
export function AccountCard({ title, lead, children }: AccountCardProps) {
  return (
    <Container>
      <div className={css.card}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{lead}</p>
        {children}
      </div>
    </Container>
  );
}
