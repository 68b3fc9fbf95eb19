import type { SlotName, SlotProps } from '@dana/contracts/slots';
import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import { useShell } from './shell-context.ts';
import { SlotErrorBoundary } from './slot-error-boundary.tsx';

type RemoteSlotProps<Name extends SlotName> = {
  name: Name;
  props: SlotProps<Name>;
  /** Shown while the slot's remote is on its way; keep the slot's size, so that nothing jumps. */
  pending?: ReactNode;
  /** Shown when no version of the remote could be loaded or it threw. Nothing by default: the page does without. */
  failed?: (retry: () => void) => ReactNode;
};

/** A piece of another remote. The page around it never fails because of it. */
export function RemoteSlot<Name extends SlotName>({ name, props, pending, failed }: RemoteSlotProps<Name>) {
  const shell = useShell();
  return (
    <SlotErrorBoundary fallback={failed} onRetry={() => shell.forgetSlot(name)}>
      <Suspense fallback={pending ?? null}>
        <Slot name={name} props={props} missing={failed?.(() => shell.forgetSlot(name))} />
      </Suspense>
    </SlotErrorBoundary>
  );
}

type SlotContentProps<Name extends SlotName> = { name: Name; props: SlotProps<Name>; missing: ReactNode };

function Slot<Name extends SlotName>({ name, props, missing }: SlotContentProps<Name>) {
  const loading = useShell().loadSlot(name, props);
  const loaded = loading instanceof Promise ? use(loading) : loading;
  if (!loaded) return missing ?? null;
  const { module, origin } = loaded;
  // The schema of a slot ties name and props together; inside the generic the compiler cannot follow that.
  const Component = module.Component as ComponentType<object>;
  return (
    <div data-slot={name} data-remote={origin}>
      <Component {...props} />
    </div>
  );
}
