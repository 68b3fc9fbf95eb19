import type { SlotName, SlotProps } from '@dana/contracts/slots';
import type { ComponentType } from 'react';
import type { PageRequest } from './page-module.ts';

/** The form of an exposed `./slots/x` module. A slot brings no landmark and no `h1` of its own. */
export type SlotModule<Name extends SlotName> = {
  Component: ComponentType<SlotProps<Name>>;
  /** As a page's loader; `params` are those of the page around it. */
  loader?: (request: PageRequest, props: SlotProps<Name>) => Promise<void>;
};
