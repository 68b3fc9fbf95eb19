import { classNames, Container } from '@dana/ui';
import type { ReactNode } from 'react';
import css from './account-card.module.css';

type AccountCardProps = {
  title: string;
  lead: ReactNode;
  /** Takes the other half where there is room. */
  beside?: ReactNode;
  children: ReactNode;
};

/** The one card of a page on which a shopper says who they are. */
export function AccountCard({ title, lead, beside, children }: AccountCardProps) {
  return (
    <Container>
      <div className={classNames(css.card, Boolean(beside) && css.halves)}>
        <div className={css.words}>
          <h1 className={css.title}>{title}</h1>
          <p className={css.lead}>{lead}</p>
          {children}
        </div>
        {beside}
      </div>
    </Container>
  );
}
