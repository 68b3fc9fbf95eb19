import { classNames, Container, LinkButton, SectionHeading } from '@dana/ui';
import { type ReactNode, useId } from 'react';
import css from './home-section.module.css';

type HomeSectionProps = {
  title: string;
  text?: string | undefined;
  /** A link to all of it, at the end of the heading. */
  more?: { href: string; text: string } | undefined;
  /** `band` stands on a ground of its own, across the page. */
  ground?: 'page' | 'band' | undefined;
  children: ReactNode;
};

/** One part of the home page, with its heading. */
export function HomeSection({ title, text, more, ground = 'page', children }: HomeSectionProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      data-part=""
      suppressHydrationWarning
      className={classNames(css.section, ground === 'band' && css.band)}
    >
      <Container>
        <SectionHeading
          id={headingId}
          title={title}
          text={text}
          className={css.heading}
          action={
            more && (
              <LinkButton
                href={more.href}
                variant="quiet"
                size="small"
                iconEnd="arrow-end"
                className={css.more}
              >
                {more.text}
              </LinkButton>
            )
          }
        />
        {children}
      </Container>
    </section>
  );
}
