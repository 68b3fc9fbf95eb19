import { latePart } from '@dana/runtime';
import { classNames } from '@dana/ui';
import { useRef } from 'react';
import type { FrameLook } from '../parts/frame-look.ts';
import { HeaderRow } from './header-row.tsx';
import { ReducedHeaderRow } from './reduced-header-row.tsx';
import css from './header.module.css';
// The styles of its button come with every page's: the rows of layout-one must not be painted without them.
import '../menu/category-button.module.css';
import { useStuck } from './use-stuck.ts';
import { UtilityStrip } from './utility-strip.tsx';

// Only the pages whose remote asks for layout-one have these rows: they are not in the first script.
const HeaderTiers = latePart(async () => (await import('./header-tiers.tsx')).HeaderTiers);

type HeaderProps = {
  look: FrameLook;
  /** In the checkout: what leads away is left out. */
  isReduced: boolean;
};

/** The header: a thin strip that scrolls away and a row that stays, or the rows of layout-one. */
export function Header({ look, isReduced }: HeaderProps) {
  const header = useRef<HTMLElement>(null);
  useStuck(header, look.header !== 'row');
  return (
    <header ref={header} className={classNames(css.header, look.header !== 'row' && css[look.header])}>
      <UtilityStrip ground={look.strip} />
      <Row look={look} isReduced={isReduced} />
    </header>
  );
}

function Row({ look, isReduced }: HeaderProps) {
  if (isReduced) return <ReducedHeaderRow />;
  if (look.header !== 'tiers') return <HeaderRow look={look} />;
  return <HeaderTiers />;
}
