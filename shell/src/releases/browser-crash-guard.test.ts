// @vitest-environment happy-dom
import type { InlineComposition } from '@dana/contracts/release/composition';
import { expect, it, vi } from 'vitest';
import { browserCrashGuard } from './browser-crash-guard.ts';

it('guards a page in a browser that forbids all storage and cookies: what broke is reported and nothing is reloaded', () => {
  const forbid = (): never => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(forbid);
  vi.spyOn(document, 'cookie', 'get').mockImplementation(forbid);
  vi.spyOn(document, 'cookie', 'set').mockImplementation(forbid);
  const releases = { current: { version: '1.0.1' }, previous: { version: '1.0.0' } };
  const composition = { shell: { version: '1.0.0' }, remotes: { 'mf-a': releases } };
  const note = vi.fn();
  const faults = { fault: vi.fn(), sent: vi.fn(() => Promise.resolve()) };
  const guard = browserCrashGuard(
    composition as unknown as InlineComposition,
    { note } as never,
    faults as never,
  );
  guard('mf-a@1.0.1', new Error('It cannot be shown.'), 'a1b2c3d4');
  expect(note).toHaveBeenCalledTimes(1);
  expect(faults.sent).not.toHaveBeenCalled();
});
