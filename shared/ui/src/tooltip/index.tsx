import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { Direction } from '@dana/ui';
import type { ReactElement } from 'react';
import { PartDirection } from '../overlay/part-direction.tsx';
import { portalRoot } from '../overlay/portal-root.ts';
import css from './tooltip.module.css';

export type TooltipProps = {
  /** Says more than the name of the control, never replaces it: a reason, a shortcut. */
  text: string;
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end' | undefined;
  dir?: Direction | undefined;
  /** One control that takes a ref and props. */
  children: ReactElement;
};

/** A short text beside a control on hover and focus. Icon buttons have their own and need none. */
export function Tooltip({ text, side = 'top', dir, children }: TooltipProps) {
  return (
    <PartDirection dir={dir}>
      <BaseTooltip.Root>
        <BaseTooltip.Trigger render={children} delay={300} />
        <BaseTooltip.Portal container={portalRoot()}>
          <BaseTooltip.Positioner side={side} sideOffset={6} collisionPadding={8} className={css.positioner}>
            <BaseTooltip.Popup className={css.popup} dir={dir}>
              {text}
            </BaseTooltip.Popup>
          </BaseTooltip.Positioner>
        </BaseTooltip.Portal>
      </BaseTooltip.Root>
    </PartDirection>
  );
}
