import { Notice } from '@dana/ui';
import { useEffect, useRef } from 'react';

/** What is wrong with the whole form, above it; it takes the focus so that it is read and seen. */
export function FormProblem({ children }: { children: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="error">{children}</Notice>
    </div>
  );
}
