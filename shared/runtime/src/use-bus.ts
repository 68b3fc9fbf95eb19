import type { Bus } from '@dana/bus';
import type { ShopEventOf, ShopEventType } from '@dana/contracts/events';
import type { StateTopic } from '@dana/contracts/state-topics';
import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useShell } from './shell-context.ts';

/** The transport between remotes. */
export function useBus(): Bus {
  return useShell().bus;
}

/** Calls the handler with each fact of a type, as long as the component is shown. */
export function useBusEvent<Type extends ShopEventType>(
  type: Type,
  handler: (event: ShopEventOf<Type>) => void,
): void {
  const bus = useBus();
  const onEvent = useEffectEvent(handler);
  useEffect(() => {
    const subscription = bus.on(type).subscribe((event) => onEvent(event));
    return () => subscription.unsubscribe();
  }, [bus, type]);
}

/** The last value of a state topic; undefined before its first, and always on the server. */
export function useStateTopic<Topic extends StateTopic>(topic: Topic): ShopEventOf<Topic> | undefined {
  const bus = useBus();
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = bus.on(topic).subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [bus, topic],
  );
  return useSyncExternalStore(
    subscribe,
    () => bus.last(topic),
    () => undefined,
  );
}
