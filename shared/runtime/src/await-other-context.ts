import type { SlotName, SlotProps } from '@dana/contracts/slots';
import { createContext } from 'react';

/**
 * While a slot that was asked for cannot be shown: calls back when `loadSlot` gives it of another version, which is live by
 * then. @returns ends that.
 */
export type AwaitOtherSlot = <Name extends SlotName>(
  name: Name,
  props: SlotProps<Name>,
  then: () => void,
) => () => void;

/** Beside `Shell`, since only the runtime itself asks for it. Undefined on the server. */
export const AwaitOtherContext = createContext<AwaitOtherSlot | undefined>(undefined);
