import type { SlotName } from '@dana/contracts/slots';
import type { LoadedSlot, Shell, SlotModule } from '@dana/runtime';

/** What stands in a page's slots: a module, or `missing` for a remote that cannot be loaded. Others stay empty. */
export type TestSlots = { [Name in SlotName]?: SlotModule<Name> | 'missing' };

const emptySlot = { Component: () => null };

/** The shell's two slot functions over a fixed set of modules. */
export function createTestSlots(slots: TestSlots): Pick<Shell, 'loadSlot' | 'forgetSlot'> {
  const failures = new Map<SlotName, Promise<never>>();
  return {
    loadSlot<Name extends SlotName>(name: Name): LoadedSlot<Name> | Promise<LoadedSlot<Name>> {
      const slot: SlotModule<Name> | 'missing' | undefined = slots[name];
      if (slot !== 'missing') return { module: slot ?? emptySlot, origin: 'test@1.0.0' };
      const failure =
        failures.get(name) ?? Promise.reject(new Error(`No live remote offers the slot ${name}.`));
      // Its reader shows the failure; before it reads, the rejection must not count as unhandled.
      failure.catch(() => undefined);
      failures.set(name, failure);
      return failure;
    },
    forgetSlot: (name) => failures.delete(name),
  };
}
