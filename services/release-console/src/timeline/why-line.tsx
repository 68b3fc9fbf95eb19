import type { AuditLine } from '@dana/releases/admin/release-admin';
import css from './timeline-page.module.css';

/** Why it was done, in the words of who did it; why not, in the server's. */
export function WhyLine({ line }: { line: AuditLine }) {
  if (line.kind === 'change' || line.kind === 'publish')
    return (
      <p className={css.why}>
        <bdi>{line.reason}</bdi>
      </p>
    );
  const { status, message, address } = line;
  return (
    <p className={css.why}>
      <bdi lang="en">{[status, message].filter(Boolean).join(' ')}</bdi>
      {address && <bdi className={css.note}>{address}</bdi>}
    </p>
  );
}
