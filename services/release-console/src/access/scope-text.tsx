import { Badge } from '@dana/ui';
import css from './scope-text.module.css';

/** Scopes as the command line has them: `release:mf-content`. */
export function ScopeText({ scopes }: { scopes: readonly string[] }) {
  return (
    <div className={css.scopes}>
      {scopes.map((scope) => (
        <Badge key={scope}>
          <bdi dir="ltr">{scope}</bdi>
        </Badge>
      ))}
    </div>
  );
}
