import type { ApiClient } from '@dana/api-client';
import type { Bus } from '@dana/bus';
import type { Direction, Locale } from '@dana/contracts/locale';
import type { SlotName, SlotProps } from '@dana/contracts/slots';
import { createContext, createElement, type ReactNode, useContext } from 'react';
import type { SessionStore } from './session.ts';
import type { SlotModule } from './slot-module.ts';

/** A short message at the top of the page. What the shopper must act upon is shown inline as well. */
export type Toast = { kind: 'success' | 'error' | 'info'; text: string };

/** What the shell offers to every remote. */
export type Shell = {
  locale: Locale;
  direction: Direction;
  currency: string;
  publicOrigin: string;
  api: ApiClient;
  bus: Bus;
  session: SessionStore;
  showToast: (toast: Toast) => void;
  /**
   * The module behind a slot with its data loaded: the value itself once it is there, a promise before. The same
   * promise for the same slot and props, so that React can wait for it. `undefined` when no live remote offers the
   * slot. Rejects when no version could be loaded.
   */
  loadSlot: <Name extends SlotName>(
    name: Name,
    props: SlotProps<Name>,
  ) => SlotAnswer<Name> | Promise<SlotAnswer<Name>>;
  /** Forgets a failed load, so that the next `loadSlot` tries again. */
  forgetSlot: (name: SlotName) => void;
  /**
   * Loads the code of a page that the next press will probably ask for, without its data; by path, without language prefix. Call
   * it in idle time. Nothing on slow lines and where data are saved. Not on the server.
   */
  preparePage?: (path: string) => void;
  /**
   * Called when a region of "mf-catalog@1.0.0" threw while it was shown; `incident` is what the page calls the fault. Not on
   * the server.
   */
  reportCrash?: (origin: string, error: unknown, incident?: string) => void;
  /**
   * Called when a file did not come: loads a new document where the shop has gone on to other releases, at most once in
   * ten seconds and not while somebody types. @returns whether it does. Not on the server.
   */
  leaveOutdated?: () => Promise<boolean>;
};

export type LoadedSlot<Name extends SlotName> = { module: SlotModule<Name>; origin: string };
export type SlotAnswer<Name extends SlotName> = LoadedSlot<Name> | undefined;

const ShellContext = createContext<Shell | undefined>(undefined);

/** Stands once around everything, in the shell. */
export function ShellProvider({ shell, children }: { shell: Shell; children: ReactNode }): ReactNode {
  return createElement(ShellContext, { value: shell }, children);
}

/** The shell around this component. Errors: throws outside of one, which only a test without a provider can do. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('There is no shell around this component. Wrap it with <ShellProvider>.');
  return shell;
}
