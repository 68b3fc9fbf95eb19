import { useDirection } from '@dana/ui';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';

export type ToolbarProps = {
  /** Names the group; what its buttons are called need not say it again. */
  label: string;
  className?: string | undefined;
  /** Buttons: all but the first with `tabIndex={-1}`. */
  children: ReactNode;
};

const buttonsOf = (toolbar: Element): HTMLElement[] => [...toolbar.querySelectorAll<HTMLElement>('button')];

/**
 * Buttons that belong together as one stop of the Tab key; arrow keys, Home and End go between them. Which one is the stop is
 * kept by the elements, so that a page full of toolbars renders nothing again while somebody passes through.
 */
export function Toolbar({ label, className, children }: ToolbarProps) {
  const isRightToLeft = useDirection() === 'rtl';

  function keepStop({ currentTarget, target }: FocusEvent): void {
    for (const button of buttonsOf(currentTarget)) button.tabIndex = button === target ? 0 : -1;
  }
  function move(event: KeyboardEvent): void {
    const buttons = buttonsOf(event.currentTarget);
    const place = buttons.indexOf(event.target as HTMLElement);
    const next = placeAfter(event.key, place, buttons.length, isRightToLeft);
    if (next === undefined) return;
    event.preventDefault();
    // What moves a gallery or a list with the same keys is not meant.
    event.stopPropagation();
    buttons[next]?.focus();
  }
  return (
    <div role="toolbar" aria-label={label} className={className} onFocus={keepStop} onKeyDown={move}>
      {children}
    </div>
  );
}

function placeAfter(key: string, place: number, count: number, isRightToLeft: boolean): number | undefined {
  switch (key) {
    case 'ArrowDown':
    case isRightToLeft ? 'ArrowLeft' : 'ArrowRight':
      return (place + 1) % count;
    case 'ArrowUp':
    case isRightToLeft ? 'ArrowRight' : 'ArrowLeft':
      return (place - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
