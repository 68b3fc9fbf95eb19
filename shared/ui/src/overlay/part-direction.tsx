import { DirectionProvider } from '@base-ui/react/direction-provider';
import { type Direction, useDirection } from '@dana/ui';
import type { ReactNode } from 'react';

type PartDirectionProps = { dir: Direction | undefined; children: ReactNode };

/**
 * Gives the direction to the parts of Base UI below. Each remote carries its own copy of that library, so its context
 * does not pass between remotes; ours does (`@dana/ui` is shared), and every heavy part hands it on.
 */
export function PartDirection({ dir, children }: PartDirectionProps) {
  return <DirectionProvider direction={useDirection(dir)}>{children}</DirectionProvider>;
}
