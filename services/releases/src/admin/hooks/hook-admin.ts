import type { HookEvent } from '@dana/contracts/release/notice';
import type { HookPreset } from '../../hooks/records/hook-record.ts';
import type { HookView } from '../../hooks/records/hooks.ts';

export type AddHookOptions = {
  env: string;
  target: string;
  preset: HookPreset;
  /** Without them: all but `refused`. */
  events?: readonly HookEvent[] | undefined;
};
export type AddHookAnswer = { hook: HookView; secret?: string | undefined };
export type TestHookAnswer = { hook: HookView; delivered: boolean; why?: string };

/** Who is notified of what happens, and where. Errors: `ReleaseRefusal`. */
export type HookAdmin = {
  add(options: AddHookOptions): Promise<AddHookAnswer>;
  list(env: string): Promise<{ hooks: HookView[] }>;
  remove(env: string, id: string): Promise<HookView>;
  /** Delivers again what failed, at once. */
  resume(env: string, id: string): Promise<HookView>;
  /** Sends a notice that says that it is a test, once. */
  test(env: string, id: string): Promise<TestHookAnswer>;
};
