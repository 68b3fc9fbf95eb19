import { Container, LinkButton } from '@dana/ui';
import type { ReactNode } from 'react';
import { ErrorPicture } from './error-picture.tsx';
import css from './error-page.module.css';

type ErrorPageProps = {
  title: string;
  /** HTTP status. */
  status: number;
  message: string;
  sentence: string;
  home: { href: string; text: string };
  /** Stands beside the way home. */
  children?: ReactNode;
  /** Further ways on, below. */
  ways?: ReactNode;
};

/** The error page, in its agreed words. It depends on no remote and on no call. */
export function ErrorPage({ title, status, message, sentence, home, children, ways }: ErrorPageProps) {
  return (
    <Container size="narrow">
      <div className={css.page}>
        <ErrorPicture />
        <h1>{title}</h1>
        <p className={css.message}>
          <span className={css.status}>{status}</span>
          <bdi className={css.path}>{message}</bdi>
        </p>
        <p className={css.sentence}>{sentence}</p>
        <div className={css.actions}>
          <LinkButton href={home.href}>{home.text}</LinkButton>
          {children}
        </div>
        {ways}
      </div>
    </Container>
  );
}
