/** One star alone; the shop's stars come in fives. */
export function StarMark({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path d="m12 3.6 2.6 5.27 5.82.85-4.21 4.1.99 5.8L12 16.88l-5.2 2.74.99-5.8-4.21-4.1 5.82-.85z" />
    </svg>
  );
}
