import type { SlotName, SlotProps } from '@dana/contracts/slots';
import { type ComponentType, type ReactNode, Suspense, use, useContext } from 'react';
import { AwaitOtherContext } from './await-other-context.ts';
import { RegionContext } from './region-context.ts';
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
  const reportCrash = (error: unknown): void => {
    // What could be loaded is handed out at once; what could not did not crash, it is missing.
    const loaded = shell.loadSlot(name, props);
    if (loaded && !(loaded instanceof Promise)) shell.reportCrash?.(loaded.origin, error);
  };
  const awaitOtherSlot = useContext(AwaitOtherContext);
  // What shows nothing in its place stays away: coming later it would move what is being read.
  const awaitOther = failed && ((retry: () => void) => awaitOtherSlot?.(name, props, retry));
  return (
    <SlotErrorBoundary
      fallback={failed}
      onRetry={() => shell.forgetSlot(name)}
      onThrown={reportCrash}
      whileFailed={awaitOther}
    >
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
    // Hydration keeps the attribute that the server sent, though another version may have had to step in here.
    <div
      data-slot={name}
      data-remote={origin}
      ref={(element) => element?.setAttribute('data-remote', origin)}
    >
      <RegionContext value={origin}>
        <Component {...props} />
      </RegionContext>
    </div>
  );
}
