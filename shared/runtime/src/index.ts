export { latePart } from './late-part.tsx';
export { AwaitOtherContext, type AwaitOtherSlot } from './await-other-context.ts';
export { usePreload } from './use-preload.ts';
export { inIdleTime } from './idle-time.ts';
export { mayPrefetch } from './may-prefetch.ts';
export { createLateSource } from './late-source.ts';
export type { PageHead, PageModule, PagePreview, PageRequest } from './page-module.ts';
export { PageParamsContext, usePageParams } from './page-params.ts';
export { PageNotFound, PageRedirect } from './page-outcome.ts';
export { RegionContext } from './region-context.ts';
export { RemoteSlot } from './remote-slot.tsx';
export { newRequestId } from '@dana/api-client';
export type { ServiceContext, ServiceModule } from './service-module.ts';
export type { Session, SessionActions, SessionStore, SessionUser } from './session.ts';
export { useSession } from './use-session.ts';
export {
  type LoadedSlot,
  type Shell,
  ShellProvider,
  type SlotAnswer,
  type Toast,
  useShell,
} from './shell-context.ts';
export { useHydrated } from '@dana/ui/use-hydrated';
export { SlotErrorBoundary } from './slot-error-boundary.tsx';
export type { SlotModule } from './slot-module.ts';
export { type StoredList, storedList } from './stored-list.ts';
export { type StoredValue, storedValue } from './stored-value.ts';
export { useBus, useBusEvent, useStateTopic } from './use-bus.ts';
export { useMoney } from './use-money.ts';
