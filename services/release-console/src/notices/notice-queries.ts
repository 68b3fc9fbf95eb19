import type { HookAdmin } from '@dana/releases/admin/hooks/hook-admin';
import { useQuery } from '@tanstack/react-query';
import { call } from '../calls/release-call.ts';
import { envPath } from '../calls/shop-env.ts';

type HooksAnswer = Awaited<ReturnType<HookAdmin['list']>>;
export type ShownHook = HooksAnswer['hooks'][number];

/** Deliveries come and fail without an event. Unit: milliseconds. */
const deliveriesMs = 15_000;

/** Who is notified of what happens. */
export const useHooks = () =>
  useQuery({
    queryKey: ['hooks'],
    queryFn: ({ signal }) => call<HooksAnswer>(envPath('hooks'), { signal }),
    select: ({ hooks }) => hooks,
    refetchInterval: deliveriesMs,
  });
