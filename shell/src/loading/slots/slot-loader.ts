import type { SlotName, SlotProps } from '@dana/contracts/slots';
import type { SlotAnswer, SlotModule } from '@dana/runtime';
import type { LoadingEnvironment } from '../environment.ts';
import { loadExposed } from '../load-exposed.ts';
import { remoteRequest } from '../remote-request.ts';
import { slotOwner } from './slot-owner.ts';

export type SlotLoader = {
  loadSlot: <Name extends SlotName>(
    name: Name,
    props: SlotProps<Name>,
  ) => SlotAnswer<Name> | Promise<SlotAnswer<Name>>;
  forgetSlot: (name: SlotName) => void;
  /** Forgets the slot of these props, whatever became of it: the next `loadSlot` loads it of what is live then. */
  forgetOne: <Name extends SlotName>(name: Name, props: SlotProps<Name>) => void;
  /** Exposed modules that were asked for, by remote: the server names their styles in the document's head. */
  used: Map<string, Set<string>>;
  /** Releases whose slots were asked for and are neither there nor lost. */
  late: () => string[];
};

/** Loads slots with their data, once for each set of props. */
export function createSlotLoader(
  environment: LoadingEnvironment,
  currentPage: () => { path: string; params: Record<string, string> },
): SlotLoader {
  // One value for all slots: the key carries the name, which ties the value's type to it.
  const entries = new Map<string, { answer: SlotAnswer<never> } | Promise<SlotAnswer<never>>>();
  const used = new Map<string, Set<string>>();
  const awaited = new Map<string, string>();

  async function load<Name extends SlotName>(name: Name, props: SlotProps<Name>): Promise<SlotAnswer<Name>> {
    const owner = slotOwner(environment.remotes, name);
    if (!owner) return undefined;
    const { remote, module: moduleName } = owner;
    used.set(remote, (used.get(remote) ?? new Set()).add(moduleName));

    const { module, origin } = await loadExposed<SlotModule<Name>>(environment, remote, moduleName);
    const request = {
      ...remoteRequest(environment, remote),
      publicOrigin: environment.publicOrigin,
      ...currentPage(),
      search: new URLSearchParams(),
    };
    await module.loader?.(request, props);
    return { module, origin };
  }

  return {
    used,
    late: () => [...new Set(awaited.values())],
    loadSlot(name, props) {
      const key = keyOf(name, props);
      const entry = entries.get(key);
      if (entry) return entry instanceof Promise ? entry : entry.answer;
      const loading = load(name, props);
      const remote = slotOwner(environment.remotes, name)?.remote ?? '';
      awaited.set(key, `${remote}@${environment.remotes[remote]?.current.version}`);
      const settled = (): void => void awaited.delete(key);
      loading.then(settled, settled);
      entries.set(key, loading as Promise<SlotAnswer<never>>);
      // Once there, the value itself is handed out: React then needs no extra turn to read it.
      loading.then(
        (answer) => entries.set(key, { answer: answer as SlotAnswer<never> }),
        // The rejected promise stays until the shopper asks again; its reader shows the failure.
        () => undefined,
      );
      return loading;
    },
    forgetOne: (name, props) => void entries.delete(keyOf(name, props)),
    forgetSlot(name) {
      for (const [key, entry] of entries) {
        if (key.startsWith(`${name} `) && entry instanceof Promise) entries.delete(key);
      }
    },
  };
}

const keyOf = (name: SlotName, props: object): string => `${name} ${JSON.stringify(props)}`;
